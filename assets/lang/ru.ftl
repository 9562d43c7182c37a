### Electrum Dominoes: русский.

language-name = Русский

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
window-title-of = { $app } – { $player } – { $game }
game-with = { $game } · { $levels }
ok = OK
save = Сохранить
cancel = Отмена
close = Закрыть
number-decimal = ,
number-group = { "\u00A0" }
percent = { $share } %
games-count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
games-in-100 =
    { $count ->
        [0] меньше одной партии из 100
        [one] { $count } партия из 100
        [few] { $count } партии из 100
       *[many] { $count } партий из 100
    }
    .object =
        { $count ->
            [0] меньше одной партии из 100
            [one] { $count } партию из 100
            [few] { $count } партии из 100
           *[many] { $count } партий из 100
        }

## Games and levels

family-draw = Обычное домино
family-pairs = Парами
family-fives = На пятёрки и тройки
family-others = Кресты и другие
game-draw = С базаром
game-draw-about = Один ряд, очки только в конце кона. Нечем ходить — берёте из базара.
game-block = Без базара
game-block-about = Один ряд, очки только в конце кона, базара нет. Нечем ходить — пропускаете.
game-all-fives = Пятёрки
game-all-fives-about = Со спиннером. Очки даёт сумма концов, кратная пяти.
game-all-threes = Тройки
game-all-threes-about = Со спиннером. Очки даёт сумма концов, кратная трём.
game-fives-and-threes = Пятёрки и тройки
game-fives-and-threes-about = Со спиннером. Очки даёт сумма концов, кратная пяти или трём.
game-all-fives-palm = Пятёрки, вольный базар
game-all-fives-palm-short = Вольный базар
game-all-fives-palm-about = Пятёрки, но брать из базара можно, даже когда есть чем ходить.
game-all-fives-pagat = Пятёрки по жребию
game-all-fives-pagat-short = По жребию
game-all-fives-pagat-about = Первый заход по жребию, потом заходит выигравший. Очки за остаток округляются до пяти.
game-muggins = Маггинс
game-muggins-about = Пятёрки без спиннера: один ряд, два конца.
game-five-up = Файв-ап
game-five-up-about = Пятёрки, где от любого дубля можно строить во все четыре стороны.
game-draw-game = Домино на один кон
game-draw-game-short = На один кон
game-draw-game-about = Каждый открывает по кости, у кого тяжелее — тот заходит. Один кон решает партию.
game-firecrackers = Пятёрки с петардами
game-firecrackers-short = С петардами
game-firecrackers-about = На время. Раз за кон можно взорвать кость на конце.
game-partnership = Парное домино
game-partnership-short = Парное
game-partnership-about = Венесуэла, Мексика: двое на двое, все кости розданы. До 100. У каждого стола свои порядки.
game-dominican = Доминиканское домино
game-dominican-short = Доминиканское
game-dominican-about = Парами до 200, с capicúa, chuchazo и pase corrido. За некоторыми столами платят 30 вместо 25.
game-puerto-rico-500 = Пуэрто-Рико до 500
game-puerto-rico-500-short = П.-Рико до 500
game-puerto-rico-500-about = Парами до 500. Первые четыре кона дают прибавку, capicú и chuchazo тоже.
game-puerto-rico-200 = Пуэрто-Рико до 200
game-puerto-rico-200-short = П.-Рико до 200
game-puerto-rico-200-about = Парами до 200, без премий. Кто выиграл кон, забирает все оставшиеся очки.
game-brazil = Бразилия
game-brazil-about = Парами до шести конов. Выход дублем (carroça), на оба конца (lá e lô) или дублем на оба конца (cruzada) стоит больше.
game-jamaica-partner = Ямайка, всухую
game-jamaica-partner-short = Шесть всухую
game-jamaica-partner-about = Надо выиграть шесть конов, пока другая пара не взяла ни одного. Как только по кону есть у обеих, счёт обнуляется.
game-cut-throat = Ямайка, каждый за себя
game-cut-throat-short = Каждый за себя
game-cut-throat-about = Ямайка без пар. Выигрывает тот, у кого первым шесть конов. С правилом «Всухую» гораздо дольше.
game-pub-straight = Домино в пабе
game-pub-straight-about = Англия: двое на двое, по шесть костей, четыре лишние. За кон одно очко. Играют до пяти.
game-cochon = Кошон
game-cochon-about = Мартиника: трое, каждый за себя. Играют до трёх конов. Кто не взял ни одного, тот свинья.
game-fives-and-threes-pub = Пятёрки и тройки в пабе
game-fives-and-threes-pub-short = Пятёрки в пабе
game-fives-and-threes-pub-about = Англия: если сумма концов делится на пять или на три, каждая пятёрка или тройка в ней — очко. Нужно ровно 61, парами — 121.
game-fortress = Крепость
game-fortress-about = Втроём или вчетвером, каждый за себя. Каждый дубль — спиннер, базара нет.
game-sebastopol = Севастополь
game-sebastopol-about = Вчетвером, каждый за себя. Заход с 6-6, следующие четыре кости кладут вокруг него. Базара нет.
game-cross = Крест
game-cross-about = Сначала по кости на каждую сторону первого дубля, потом растут ветки. Нечем ходить — берёте из базара.
game-maltese-cross = Мальтийский крест
game-maltese-cross-about = Сначала кости вокруг первого дубля, потом на каждую ветку по дублю. Нечем ходить — берёте из базара.
game-sniff = Снифф
game-sniff-about = Пятёрки, но открытые концы спиннера считаются и дальше.
game-bergen = Бергенское домино
game-bergen-about = Одинаковые концы дают два очка, с дублем — три. За выигранный кон одно.
game-kozel = Козёл
game-kozel-short = Козёл
game-kozel-about = Забиваем козла. Проигравшие пишут себе очки с рук, и кто дошёл до −101, тот козёл.
game-telefon = Телефон
game-telefon-about = Баку: пятёрки со спиннером, кон всегда доигрывают. Первый заход с 3-2, играют до 365.
game-manaus = Манаус
game-manaus-about = Бразилия, домино на четыре конца: пятёрки парами. За пропуск платят соперникам, выигравший заходит с дубля.
game-matador = Матадор
game-matador-about = Соседние половинки дают в сумме семь. Четыре матадора подходят везде, а к пустой половине — только они.
game-spain = Испанская федерация
game-spain-short = Испания
game-spain-about = Парами до 300, по правилам испанской федерации. Первый заход по жребию, выигравшие забирают все оставшиеся очки.
game-gaple = Гапле
game-gaple-about = Индонезия: вчетвером, каждый за себя, базара нет. Очки с рук пишут в минус, и −101 — проигрыш.
game-dekabes = Гаити, декабес
game-dekabes-short = Декабес
game-dekabes-about = Гаити: парами до четырёх. Выход костью, которая подходит к обоим концам, но не дублем, — декабес, он стоит два.
game-brazil-100 = Бразилия до 100
game-brazil-100-about = Бразилия на очки: парами до 100. В каждом кону заходят с 6-6.
game-arab-pairs = Арабское парное домино
game-arab-pairs-short = Шарака
game-arab-pairs-about = Парами до 100 (домино шарака). Рыбу выигрывает пара, у кого на одной из рук меньше всего очков.
game-cuban = Кубинское домино
game-cuban-short = Кубинское
game-cuban-about = Парами до 150 набором «дубль девять»: по десять костей, пятнадцать спят. Рыбу выигрывает пара, у кого на одной из рук меньше всего очков.
game-pordi = Индонезия, ПОРДИ
game-pordi-short = ПОРДИ
game-pordi-about = Парами до 7. Выход стоит от одного до четырёх. Рыба приносит два, если ни у кого из соперников рука не легче и не равна, и отнимает одно, если легче.
game-orado = Индонезия, ОРАДО
game-orado-short = ОРАДО
game-orado-about = Парами до 101. В первом кону заходят с 0-0, во втором с 1-1 и так далее. Выход на оба конца стоит вдвое.
game-to = { $game }, до { $points }
game-house-rules = { $game }, домашние правила
house-rules = Домашние правила
house-rules-without = Без этого правила: { $told }
named-value = { $name }: { $value }
house-rules-usual = Играть по обычным правилам
house-rules-usually = Обычно: { $told }
house-rules-brief = { $told } (обычно { $usual }).
game-custom = Свои правила
game-custom-about = Игра по вашим собственным правилам.
welcome-question = Чем займёмся?
welcome-learn = Научите меня
welcome-learn-about = С первой кости. Первый урок — две минуты.
welcome-play = Быстрая партия
welcome-play-about = { $game } до { $points } против новичка. Щёлкните по кости, которая светится.
    .fingers = { $game } до { $points } против новичка. Коснитесь кости, которая светится.
welcome-all = Все игры
welcome-all-about = Выберите игру, соперников и правила.
welcome-invited = У меня есть приглашение
greeting-name = Ваше имя
greeting-name-hint = необязательно
game-names = Уже играли
game-begin = Начать
game-invite = Пригласить
game-search = Найти игру
game-search-none = Игры не найдены.
game-under-way = Текущая партия сохранена. «Отменить» вернёт её.
game-players = Игроки
game-partners = Пары
game-same-level = У всех один уровень
game-more = Ещё
game-level-of = Место: { $name }
game-name-of = Имя: { $name }
game-seat-of = Место { $seat }
game-move-of = Пересадить на следующее место: { $name }
game-person = Человек
game-other-players = Другие игроки…
game-elsewhere = Друг по сети
game-elsewhere-about = Сидит у другого экрана и приходит по вашему приглашению.
game-minutes = Минут на игрока
game-no-clock = Без часов
game-no-help = Без помощи
game-no-help-about = Подсказки, «Где могут быть кости», наставник и показ закрытых костей выключены для всех за столом.
game-guest-name = Имя человека на месте { $seat }
game-again = Ещё раз: { $names } · { $game }
game-deal = Номер раздачи
game-deal-any = любая
game-cannot = По этим правилам столько очков не набрать.
game-display = Вид
display-whole = Весь стол
display-whole-about = Кости лежат там, куда их положили, как на настоящем столе.
display-compact = Компактный
display-compact-about = Видны только концы. Все кости — внизу, на панели.

level-beginner = Новичок
level-easy = Лёгкий
level-not-so-easy = Непростой
level-tough = Сильный
level-brutal = Беспощадный
level-beginner-about = Кладёт кость, которая даёт больше всего очков сейчас, и больше ни на что не смотрит.
level-beginner-any = Кладёт любую кость, которая подходит.
level-easy-about = Три кости из пяти кладёт как новичок, остальные взвешивает.
level-not-so-easy-about = Одну кость из пяти кладёт как новичок. Иначе взвешивает, что даёт каждая кость, что остаётся и чем могут ответить.
level-tough-about = Помнит, кто чего не смог положить, и смотрит немного вперёд.
level-brutal-about = Смотрит далеко вперёд и по вашим ходам читает, что у вас на руках.
level-step = Выигрывает { $games-object } у уровня «{ $level }».

## Settings

setting-level = Уровень
    .search = сложность, трудность, сила, легче, труднее, сильнее, слабее, соперник, Нестор, новичок, знаток
setting-level-about = Насколько упорно Нестор старается вас обыграть. Меняется сразу, даже посреди партии.
setting-game = Игра

settings-rules = Правила
rules-never-exact = По этим правилам ровно { $target } не набрать. Старые правила остаются, пока вы не выберете другое число или не выключите «Ровно в цель» или «Округление».
rules-nothing-scores = По этим правилам очков не набрать. Старые правила остаются, пока новые не начнут давать очки.
rules-cannot = По этим правилам играть нельзя. { $why } Старые правила остаются, пока вы их не измените.

setting-target = Очков для победы
    .search = очки для победы, цель
setting-target-other = Другая цель, до 1000
setting-other = Другое
setting-time = Минут на партию
setting-time-about = Часы идут на ваших ходах и на ходах Нестора. На паузе они стоят.
setting-time-other = Другое число, до 180
settings-classic = Классические игры
rules-change = Изменить
rules-ask-players = Сколько игроков?
rules-ask-goal = Когда партия выиграна?
rules-ask-draws = Есть базар?
rules-ask-scores = За что очки по ходу кона?
rules-ask-leads = Кто заходит?
rules-ask-blocked = А если ходить не может никто?
rules-unusual = Редкие правила
rules-next-hand = Со следующего кона
rules-next-game = Со следующей партии
rules-new-game-only = В начатой партии это не меняют. Нужна новая.
settings-scoring = Победа и счёт
setting-head-start = Фора
setting-head-start-about = Первый игрок начинает на столько очков впереди.
setting-exact = Ровно в цель
setting-exact-about = Очки, с которыми вышел бы перебор, не считаются. Там, где очки дают только коны, такая партия может тянуться сотни конов, разве что у самой цели засчитываются любые очки.
exact-off = Нет
exact-on = Да
exact-near = Да, но у цели годятся любые очки
setting-love = Всухую
setting-love-about = Победитель должен дойти до цели, пока у другой стороны ноль. Иначе счёт обнуляется. С правилом «При 1:1 на два» следующий выигранный кон после 1:1 идёт за два.
love-off = Нет
love-on = Да
love-play-two = При 1:1 на два
setting-check = Конец партии
check-at-once = сразу, как набрана цель
check-hand-end = в конце того же кона
setting-single-hand = Партия из одного кона
setting-spinner = Спиннер
    .search = первый дубль, четыре стороны, без спиннера
setting-spinner-about = Спиннер — дубль, от которого строят во все четыре стороны.
spinner-none = Нет
spinner-first = Первый дубль
spinner-led = Заход, если с дубля
spinner-enclosed = Первый закрытый с боков
spinner-counting = Первый, концы в счёт
spinner-cross = Первый, сначала крест
spinner-maltese = Первый, мальтийский крест
spinner-maltese-four = Мальтийский крест, сперва все
spinner-every = Каждый дубль
spinner-sevens = Нет, в сумме семь
setting-fives = Пятёрки
    .search = без пятёрок, All Fives
setting-fives-about = Очки даёт сумма концов, кратная пяти.
setting-threes = Тройки
    .search = без троек, All Threes
setting-threes-about = Очки даёт сумма концов, кратная трём.
setting-counting = Как считать
setting-counting-about = Что дают открытые концы: всю сумму, по очку за каждую пятёрку или тройку в ней или два очка за одинаковые концы (три с дублем).
counting-whole = Вся сумма
counting-parts = Пятёрки и тройки в ней
counting-twins = Одинаковые концы
settings-dealing = Раздача и базар
setting-set = Набор костей
setting-set-about = Сколько в нём костей, решает наибольшее число.
set-six = Дубль шесть, 28 костей
set-nine = Дубль девять, 55 костей
set-twelve = Дубль двенадцать, 91 кость
setting-hand = Костей на руки
    .search = число костей, сдача
setting-max-doublets = Дублей на руках, не больше
    .search = дубли, пересдача
setting-max-doublets-about = Если кому-то пришло больше, кости пересдают, прежде чем вы их увидите.
setting-no-limit = без предела
setting-leave-out = Не раздаётся
leave-out-off = ничего
setting-left-over = Лишние кости
left-over-nobody = лежат в стороне
left-over-leader = заходящему
setting-draws = Базар
    .search = брать, добор, прикуп, без базара
setting-draws-about = Нечем ходить — берёте из базара. Если выключено, никто ничего не берёт.
setting-restrict-draw = Базар, когда нет хода
    .search = нет хода, пропустить
setting-restrict-draw-about = Брать из базара можно, только когда нечем ходить.
setting-reserve = Последние кости не берут
    .search = закопать 2 кости, базар
setting-reserve-about = Последние кости базара так и остаются лежать.
setting-hand-limit = Не брать больше при
setting-hand-limit-about = С таким числом костей ход пропускают, а не идут на базар.
setting-draw-most = Костей из базара за ход
setting-draw-most-about = Взяли столько — дальше ход или пропуск.
settings-leading = Заход
setting-lead-first = Первый заход
    .search = кто заходит, заход, начинает, жребий, старший дубль
lead-first-doublet = Старший дубль
lead-first-low-doublet = Младший дубль
lead-first-three-two = 3-2 или младший дубль
lead-first-blank = 0-0
lead-first-lot = По жребию
setting-no-doublet = Если так зайти некому
setting-no-doublet-about = Что делать, если заходить надо с дубля, а дублей ни у кого нет.
no-doublet-deal-again = Пересдать
no-doublet-heaviest = Заход со старшей кости
no-doublet-lowest = Заход с младшей кости
setting-lead-next = Следующие заходы
    .search = кто заходит, заход, начинает, домино, старший дубль
lead-next-doublet = Старший дубль
lead-next-winner = Выигравший
lead-next-loser = Проигравший
lead-next-most-pips = У кого больше очков, даже напарник
lead-next-alternate = По очереди
lead-next-lot = По жребию
lead-next-each-doublet = Каждый дубль по очереди
lead-doublet-about = В каждом кону заходит тот, у кого старший дубль, с него же.
lead-each-doublet-about = Дубли заходят по очереди: во втором кону 1-1, в третьем 2-2 и так далее.
lead-winner-about = Заходит выигравший прошлый кон, с любой кости.
lead-loser-about = Заходит проигравший прошлый кон, с любой кости.
lead-alternate-about = Заходят по очереди, с любой кости.
lead-lot-about = Каждый открывает по кости. У кого тяжелее, заходит с любой.
lead-blocked-doublet = В первом кону и после рыбы заходят со старшего дубля.
lead-blocked-low = В первом кону и после ничьей заходят с младшего дубля.
lead-blocked-blank = В первом кону и после ничьей заходят с 0-0.
lead-blocked-lot = В первом кону и после рыбы заход по жребию.
lead-at-first-doublet = В первом кону заходят со старшего дубля.
lead-at-first-low = В первом кону заходят с младшего дубля.
lead-at-first-blank = В первом кону заходят с 0-0.
lead-at-first-lot = В первом кону заход по жребию.
setting-lead-after-block = Заход после рыбы
setting-lead-after-block-about = Сделавший рыбу заходит, только если кон взяла его сторона.
lead-after-block-first = как в первом кону
lead-after-block-low-hand = из выигравших, у кого меньше очков
lead-after-block-closer = кто сделал рыбу, иначе следующий
lead-after-block-last = кто ходил последним
setting-lead-after-tie = Заход после ничьей
lead-after-tie-first = по очереди или как в первом кону
lead-after-tie-same = тот же игрок
setting-lead-bone = Выигравший заходит
setting-lead-bone-about = Если заходить надо с дубля, а его нет, ход пропускают.
lead-bone-any = с любой кости
lead-bone-doublet = с дубля
lead-bone-doublet-or-next = с дубля, иначе следующий
setting-lead-scores = Очки за заход
setting-lead-scores-about = Если только за 5-5, то со второго кона.
lead-scores-any = всегда
lead-scores-5-5 = только за 5-5
lead-scores-nothing = никогда
setting-lead-wins = Заход может выиграть
setting-lead-wins-about = Если нет, очки за первую кость кона не считаются, когда они закончили бы партию.
settings-ending = Конец кона
setting-domino-what = За выход
domino-what-opponents = очки соперников
domino-what-all = все очки
domino-what-one = одно очко
domino-what-nothing = ничего
setting-both-out = Выходят оба напарника
setting-both-out-about = Кон идёт, пока у одной пары не выйдут оба.
setting-block-who = Рыбу выигрывает
    .search = рыба, меньше, последний
setting-block-who-about = Напарника того, кто сделал рыбу, можно не считать.
block-who-low = у кого меньше очков
block-who-last = кто ходил последним
block-who-low-hand = самая лёгкая рука
block-who-closer = самая лёгкая рука, без напарника
setting-block-what = За рыбу
    .search = рыба, разница, соперник, обе руки
setting-block-under = Рыба в зачёт, если очков меньше
setting-block-under-about = Иначе кон пропал, его никто не выиграл.
block-what-difference = разница
block-what-between = разница между руками
block-what-never-less = разница, но не меньше нуля
block-what-opponent = очки соперников
block-what-both = все очки
block-what-one = одно очко
block-what-two = два очка
block-what-nothing = ничего
setting-block-tie = При равных очках
block-tie-share = делят
block-tie-nobody = кон ничей
block-tie-leader = кон у стороны захода
block-tie-not-closer = проиграл сделавший рыбу
block-tie-not-closer-one = очко другой стороне
block-tie-carry = +1 к следующему кону
block-tie-carry-all = +1, как после любой рыбы
setting-closer-loses = Если сделавший рыбу проиграл
setting-closer-loses-about = Что бывает, если сторона, сделавшая рыбу, её проиграла. Ничья — не проигрыш.
closer-loses-nothing = ничего больше
closer-loses-point = с этой стороны снимают очко
closer-loses-double = кон стоит вдвое
setting-rounding = Округление
    .search = до 5, до пяти
setting-rounding-about = Очки в конце кона округляются до кратного пяти.
rounding-off = Нет
rounding-on = До ближайшей пятёрки
rounding-down = Вниз до пятёрки
rounding-up = Вверх до пятёрки
setting-award-cap = За остаток не выше
setting-award-cap-about = Очки за кости на руках не поднимут счёт выше этого.
setting-settle = Очки на руках
setting-settle-about = Выигравший пишет себе остаток, или каждая сторона теряет свой, или только проигравшие теряют свой. Партию проигрывает сторона, которая потеряла столько очков, сколько составляет цель.
settle-award = Достаются выигравшему
settle-subtract = Каждый теряет свои
settle-collect = Теряют проигравшие
setting-bones-left = Кость на руках стоит
bones-left-pips = свои очки
bones-left-five-each = пять
bones-left-lone = свои очки; одна 0-0 — 25, один старший дубль — 50
settings-bonuses = Премии
setting-out-doublet = Выход дублем
setting-out-both-ends = Выход на оба конца
setting-out-both-ends-about = Последняя кость подходит к обоим концам, каждой половинкой к своему.
setting-both-ends-doublet = Дубль на оба конца тоже
setting-both-ends-doublet-about = Выход дублем, который подходит к обоим концам, стоит столько же.
setting-both-ends-double = Выход на оба конца — вдвое
setting-both-ends-double-about = Если последняя кость подходит к обоим концам, очки за кон считают дважды.
setting-out-doublet-ends = Выход дублем на оба конца
setting-out-doublet-ends-about = Сверх остального за последний дубль, который подходит к обоим концам.
setting-out-blank = Выход с 0-0
setting-pass = Каждый пропуск соперников
setting-pass-round = Пропускают все остальные
setting-pass-lead = Пропуск на заходе
setting-pass-lead-about = На заходе следующий пропускает, а тот, кто за ним, ходит.
setting-pass-lead-doublet = Только если зашли с дубля
setting-pass-lead-doublet-about = Пропуск на заходе оплачивается, только если зашли с дубля.
setting-hand-bonus = Первые выигранные коны
hand-bonus-off = ничего

settings-table = За столом
settings-play = Ход игры
settings-search = Поиск настроек
settings-search-none = Настройки не найдены.
settings-return = Вернуться к партии
    .search = назад
settings-where-pass = Если ни одна кость не подходит, на главной кнопке «Взять» или, когда брать нечего, «Пропустить».
    .search = нет хода, не могу ходить, пропустить
settings-where-bones = Рядом с именем лежат кости игрока. В компактном виде там их число.
    .search = мои кости, ваши кости, число костей
settings-in-rules = Это выбирают вместе с партией. Нажмите, чтобы увидеть:
settings-in-menus = Команды:
settings-to-rules = Правила партии…
    .search = условия игры
setting-as-in-manuals = Классическое управление
setting-as-in-manuals-about = Само ничего не происходит: вы нажимаете OK на каждый шаг, берёте по одной кости и щёлкаете дважды. Вид компактный во всех играх, кроме «Файв-ап» и «Крепости», сумма концов внизу слева. Выбранная кость меняет цвета, ваши кости остаются на месте.
    .fingers = Само ничего не происходит: вы нажимаете OK на каждый шаг, берёте по одной кости и касаетесь дважды. Вид компактный во всех играх, кроме «Файв-ап» и «Крепости», сумма концов внизу слева. Выбранная кость меняет цвета, ваши кости остаются на месте.
setting-bar = Панель кнопок
    .search = кнопки, значки
setting-bar-about = «Отменить», «Повторить», подсказка, журнал, разбор, звук и полный экран кнопками.
setting-bar-at = Место панели
setting-bar-at-about = Слева панель не отнимает высоту у маленького окна.
bar-top = Сверху
bar-left = Слева
setting-auto-ok = Авто-OK
    .search = автоматически, ждать, подтверждать, взял
setting-auto-ok-about = Нестор ходит, не дожидаясь вашего OK.
setting-ok-each-step = OK на каждый шаг
setting-ok-each-step-about = Нестор ждёт вашего OK перед каждой костью, которую берёт или кладёт. Иначе одного OK хватает до вашего хода.
setting-one-click = Ход одним щелчком
    .search = касание, двойной щелчок
    .fingers = Ход одним касанием
setting-one-click-about = Щелчок сразу кладёт кость, если место одно или всё равно какое.
    .fingers = Касание сразу кладёт кость, если место одно или всё равно какое.
setting-pace = Темп
    .search = быстрее, медленнее, скорость, ждать
setting-pace-about = Сколько каждый ход остаётся на виду до следующего.
pace-none = Без пауз
pace-quick = Быстро
pace-usual = Обычно
pace-slow = Медленно
setting-auto-draw = Брать подряд
setting-auto-draw-about = Раз пошли на базар, берёте, пока что-нибудь не подойдёт.
setting-play-forced = Вынужденные ходы за меня
setting-play-forced-about = Когда за экраном несколько человек, единственный ход делается за вас, чтобы лишний раз не передавать устройство.
setting-hold-to-show = Держать, чтобы показать
setting-hold-to-show-about = Когда за экраном несколько человек, кнопку показа костей надо немного подержать.
setting-judge-games = Оценивать партии
setting-judge-games-about = Законченные партии оцениваются в фоне, пока компьютер свободен.
setting-lots = Жребий вручную
setting-lots-about = Вы сами открываете кости, решающие, кому заходить, и сами берёте кости в «Домино на один кон». Иначе это делается за вас.
setting-tutor = Наставник
    .search = помощь, учитель, подсказка, ошибка
setting-tutor-about = Наставник смотрит на ваш ход до того, как он засчитан, и переспрашивает, если есть лучше. Партия с наставником тренировочная.
tutor-off = Выключен
tutor-blunders = Зевки
tutor-bad = Плохие ходы
tutor-doubtful = Сомнительные ходы
tutor-always = Всё, кроме лучшего
setting-table-count = Сумма концов
    .search = сумма, счёт
setting-table-count-about = Показывает сумму открытых концов в играх, где она даёт очки.
setting-place-counts = Суммы у мест
setting-place-counts-about = Пока вы выбираете, у подходящих мест видно, какой станет сумма.
setting-flicker = Мигание
setting-flicker-about = Конец, куда только что сходил Нестор, мигает.
setting-heads = Лица
setting-heads-about = У Нестора, Аякса и Елены рядом с именем есть лицо, и после кона они что-нибудь говорят.
setting-own-head = Ваше лицо
head-none = Нет
setting-hand-order = Порядок ваших костей
    .search = сортировать, разложить
setting-hand-order-about = Кость в руке можно и перетащить на другое место. Клавиши для этого — в справке.
    .fingers = Кость в руке можно и перетащить на другое место.
hand-drawn = Как пришли
hand-suit = По числам
hand-weight = По весу
setting-close-gaps = Смыкать кости
setting-close-gaps-about = Когда вы кладёте кость, остальные в руке сдвигаются.
setting-raise = Приподнимать подходящие
setting-dim = Гасить неподходящие
setting-dim-about = Кости, которые никуда не подходят, темнее, пока вы выбираете.
setting-invert = Менять цвета выбранной
setting-invert-about = Выбранная кость меняет цвета, а не приподнимается. В компактном виде так всегда.
setting-scores = Счёт
scores-figures = Числа
scores-cribbage = Доска для криббеджа
scores-x = Зарубки (X)
setting-score-in-fives = Счёт пятёрками
setting-score-in-fives-about = Пять очков показаны как одно, как на доске для криббеджа.

settings-cloth = На сукне
settings-hand = Ваши кости
settings-figures = Счёт и панель
settings-sound = Звук
setting-sound = Звуки
    .search = тишина, громко, шум, без звука
setting-sound-about = Звуки костей, сукна и дерева.
setting-volume = Громкость
    .search = громче, тише
setting-quieter-others = Другие тише
setting-quieter-others-about = Чужие ходы звучат тише ваших.
settings-comfort = Удобство
settings-by-hand = Вручную
settings-help = Помощь
settings-colors = Цвета, кости и сукно…
    .search = тёмный, темный, светлый, ночь, тема, контраст, вид, мои ходы, ваши ходы, фон, точки, линии, края, кнопки
setting-reduce-motion = Меньше движения
    .search = спокойно, анимация, неподвижно
setting-reduce-motion-about = Кости сразу на своих местах, без анимации.
setting-speed = Скорость анимации
    .search = быстрее, медленнее, движение
setting-scale = Размер текста
    .search = крупнее, больше, мельче, буквы, шрифт, масштаб
setting-scale-about = Увеличивает шрифт в окнах, меню и журнале, а на столе — где есть место. Кости всегда такие, какие помещаются в окно. В маленьком окне растёт только текст.
    .fingers = Увеличивает шрифт в окнах, меню и журнале, а на столе — где есть место. То же делают два пальца, если развести их на словах. В маленьком окне растёт только текст.
setting-language = Язык
language-system = Как в системе

## Colors

theme-felt = Зелёное сукно
theme-slate = Сланец
theme-contrast = Высокий контраст
theme-blue = Синее поле
theme-linen = Чёрные на льне
theme-stone = Камень
theme-walnut = Орех и латунь
theme-night = Ночь
theme-own = Ваш стол
colors-tune = Настроить
theme-name = Название темы
theme-edit = Изменить «{ $name }»
theme-use = Включить «{ $name }»
theme-save-use = Сохранить и включить «{ $name }»
colors-bones = Кости
bones-ivory = Слоновая кость, латунь
bones-black = Чёрные
bones-colored = Цветные точки
bones-grained = С прожилками
bones-flat = Плоские
colors-cloth = Сукно
cloth-felt = Фетр
cloth-linen = Лён
cloth-slate = Сланец
cloth-flat = Гладкое
colors-rail = Бортик
rail-wood = Дерево
rail-steel = Сталь
rail-stone = Камень
rail-flat = Гладкий
colors-reset = Сбросить мои темы
colors-editing = Меняете «{ $edited }», включена «{ $used }»
colors-editing-used = Меняете «{ $name }», она и включена
colors-load = Загрузить цвета
colors-rejected = Изменения цветов отброшены.
colors-click = Щёлкните по части стола, чтобы изменить её цвет.
    .fingers = Коснитесь части стола, чтобы изменить её цвет.
colors-which = Цвет
colors-double = Двойной контур
colors-double-about = У костей Нестора второй контур — для тех, кто не различает цвета.
colors-sample = Образец
colors-sample-text = Мне 5.
color-red = Красный
color-green = Зелёный
color-blue = Синий
part-background = Фон
part-text = Текст
part-your-hand = Ваша рука
part-your-plays = Ваши ходы
part-my-plays = Мои ходы
part-pips = Точки
part-lines = Черта
part-outlines = Контур
part-your-hand-selected = Выбранная кость
part-pips-selected = Её точки
part-lines-selected = Её черта
part-outlines-selected = Её контур
part-buttons = Кнопки
part-button-text = Текст кнопок

## Game tally

tally-bests = Рекорды
tally-clear = Очистить
tally-in-all = Всего
tally-practice = тренировка: +{ $won } −{ $lost }
tally-column-practice = тренировка
tally-about-practice = Тренировка считается отдельно: это партии, где помогала программа. Помощь — то, что открывает закрытую кость или судит о коне до его конца: подсказка, возражение наставника, «Где могут быть кости», разбор, копия, отмена хода, когда вы уже увидели новое. Выбранные или уже сыгранные раздачи — тоже тренировка.
tally-people = С людьми и против людей
tally-others = Другие
tally-against = против: { $against }
tally-with = в паре: { $with }
tally-with-against = в паре: { $with }, против: { $against }
tally-spoken = { $name }: вы { $you }, Нестор { $nestor }, ваша доля { $share }, тренировочных партий { $practice }
tally-people-spoken = { $name }: вы { $you }, другие { $nestor }, ваша доля { $share }, тренировочных партий { $practice }

## The score sheet

command-score-sheet = Протокол
button-same-deals = Те же раздачи
button-head-start = С форой
end-title = Партия окончена
end-side-wins =
    { $side-who ->
        [you] Вы выиграли
        [with-you] Вы и { $side-others } выиграли
        [single] Выигрывает { $side }
       *[other] Выигрывают { $side }
    }
end-resigned =
    { $name-who ->
        [you] Вы сдались
       *[other] { $name } сдаётся
    }.
end-nobody-wins = Не выиграл никто
end-hand-domino = Домино!
end-hand-blocked = Рыба!
end-hand-locked = Рыба!
end-time = Время вышло.
end-bonus = Премия: { $spread } за перевес, { $time } за оставшееся время. Всего { $total }.
sheet-hand = Кон { $number }
sheet-rules = Отсюда: { $game }.
sheet-led =
    { $name-who ->
        [you] Заход ваш
       *[other] Заход: { $name }
    }.
sheet-out =
    { $name-who ->
        [you] Вы вышли
       *[other] Выход: { $name }
    }.
sheet-blocked = Рыба.
sheet-decided = Решено до конца кона.
sheet-under-way = Ещё идёт.
sheet-plays = по ходу
sheet-firecrackers = петарды
sheet-end = в конце
sheet-left = осталось очков
sheet-left-told = Осталось очков: { $told }
sheet-collect = Очки на руках пишутся в минус своей стороне. Проигрывает сторона, дошедшая до −{ $points }.
sheet-love = Как только кон есть у каждой стороны, счёт обнуляется.
sheet-total = Всего
sheet-best-play = Ваш лучший ход
sheet-best-play-told = Кон { $hand }: { $play }, +{ $points }
sheet-best-hand = Ваш лучший кон
sheet-best-hand-told = Кон { $hand }: +{ $points }
sheet-turn = Перелом
sheet-turn-told = Кон { $hand }: { $what } { $gain }
sheet-better = Лучший путь
sheet-better-told = Ход { $play } вместо { $bone } дал бы { $games-object }
sheet-better-sought = Нестор просматривает ваши ходы…
feat-first = Впервые
feat-first-win = Ваша первая победа.
feat-first-at-level = Ваша первая победа на этом уровне: { $level }.
feat-best = Рекорд
feat-clearest = Ваша самая уверенная победа: перевес { $points }.
feat-close = Совсем чуть-чуть
feat-closer =
    Ближе, чем когда-либо: отставание { $count ->
        [one] { $count } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
sheet-all-hands = Все коны: { $count }
sheet-head-start = Пять поражений подряд. Начать следующую партию с форой в { $points }?
sheet-race = Счёт после каждого кона. { $told }

## The log and the unseen bones

command-unseen = Закрытые кости
unseen-title = Закрыто: { $count }
unseen-lacks = { $name }: { $lacks }
command-beliefs = Где могут быть кости
beliefs-where = Где?
beliefs-draws = По базару и пропускам
beliefs-passes = По пропускам
beliefs-plays = И по ходам
beliefs-share = { $name } { $share }
beliefs-bone = { $bone }: { $shares }
beliefs-truth = { $line }. Она здесь: { $place }.
beliefs-point = Наведите на кость, чтобы увидеть, у кого она может быть. Партия теперь тренировочная.
beliefs-point-truth = Наведите на кость. Кольцо покажет, где она.
beliefs-thinking = Считаю…
beliefs-between = Только пока идёт кон.
command-log = Журнал
command-again = Показать снова
    .search = последние ходы
log-copy = Копировать текст
log-before = Предыдущий кон
log-next = Следующий кон
log-empty = Ещё никто не ходил.
log-moment = Ход { $number }: { $name }, { $what }
log-left =
    { $name-who ->
        [you] У вас осталось
       *[other] У игрока { $name } осталось
    }: { $bones }.
log-column-count = сумма
log-column-points = очки
log-lead = { $name-who ->
    [you] заходите
   *[other] заходит
} с { $bone }
log-draw = { $name-who ->
    [you] берёте
   *[other] берёт
} { $bones }
log-pass = { $name-who ->
    [you] пропускаете
   *[other] пропускает
}
log-with-lacks = { $did }: { $lacks }
log-destroy = { $name-who ->
    [you] взрываете
   *[other] взрывает
} { $bone }
log-lacks = нет { $pips }
log-count = сумма { $count }
log-scores = +{ $points }
log-lost = ({ $points } — перебор)
log-scores-another = +{ $points } другим

## Exercises

command-today = Сегодня
command-exercises = Задачи
practice-solved = Решено { $count } из { $all }
practice-answered = Отвечено { $count } из { $all }
practice-back = повторить: { $count }
practice-rating = Ваш рейтинг: { $rating }
practice-rating-changed = Ваш рейтинг: { $rating } ({ $change })
practice-in-a-row = Верных ответов подряд: { $count }
practice-theme = Тема
practice-any-theme = Любая тема
practice-hardness = Сложность
practice-any-hardness = От лёгких до трудных
practice-title = Задача { $number }
practice-is-solved = Решена
practice-is-answered = С ответом
practice-find = Ваш ход. Найдите лучший.
practice-played = В партии вы выбрали ход { $play }.
practice-all-done = На сегодня всё.
practice-looking = Смотрю ваш ход…
practice-right = Верно!
practice-not-judged = Нестор не смог оценить ваш ход. Может быть, он не хуже лучшего.
practice-best = Лучший ход: { $play }
practice-margin = Второй по силе ход стоит вам { $games-object }.
practice-wrong = Есть ход лучше.
practice-gives-away = Ход { $play } стоит вам { $games-object }.
practice-why = Чем этот ход лучше:
practice-why-other = Почему другой ход лучше:
practice-next-unsolved = Следующая нерешённая
practice-try-again = Ещё раз
practice-show = Показать лучший
practice-of-day = Задача дня
theme-score = Набрать очки
theme-defend = Не дать очков
theme-stop = Оставить без хода
theme-count = Считать, что осталось
theme-endgame = Конец кона
theme-target = Близко к цели
hardness-1 = Лёгкая
hardness-2 = Непростая
hardness-3 = Трудная
hardness-4 = Очень трудная

## The course

command-course = Курс
course-lesson = { $number }. { $title }
course-lesson-passed = { $number }. { $title } (пройден)
course-lesson-next = { $number }. { $title } (следующий)
course-passed = Пройдено уроков: { $count } из { $all }
course-tests-won = Выиграно проверочных партий: { $count } из { $all }
course-test-won = Проверка выиграна
course-test-open = Проверка не выиграна
course-part-first = Кон от начала до конца
course-part-hidden = Чего вы не видите
course-part-hand = Ваши собственные кости
course-part-block = Рыба и чтение ходов
course-part-fives = Пятёрки и тройки
course-part-pairs = Вы и напарник
course-part-end = Конец партии
course-part-out = Выиграть кон
course-part-rivals = Против другой пары
course-part-finish = Конец в парах
course-part-variants = Разновидности
course-path-two = Вдвоём
course-path-pairs = В парах
course-to-two = Уроки вдвоём
course-to-pairs = Уроки в парах
course-lessons = Уроки
course-is-passed = Этот урок пройден.
course-next = Следующий урок
course-play = Проверить в партии: { $game }
lesson-join = Кость к кости
lesson-join-idea = На каждой половинке кости — число очков, а пустая половинка — ноль. Половинки на двух концах ряда открыты, и кость подходит к концу с тем же числом. Посмотрите на оба конца и найдите в руке кость, где есть одно из этих чисел.
lesson-join-why = Только на этой кости есть число с открытого конца. Другая её половинка теперь новый конец.
lesson-drawing = На базар
lesson-drawing-idea = Если ходить нечем, берите из базара, пока что-нибудь не подойдёт. Базар пуст — пропускайте ход. Прежде чем брать, проверьте оба конца.
lesson-drawing-why = Ни одна ваша кость не подходила к концам, оставалось идти на базар. Каждую взятую кость ещё надо будет сбросить.
lesson-drawing-why-other = Одна из ваших костей подходит к концу, поэтому вы её ставите. Идти на базар можно, только если не подходит ни одна.
lesson-ends = К какому концу?
lesson-ends-idea = Бывает, кость подходит к обоим концам. Прежде чем ходить, представьте, какие два конца останутся. К ним должны подойти остальные ваши кости.
lesson-ends-why = На этом конце кость оставляет число, которое есть на других ваших костях. На том подошло бы меньше ваших костей.
lesson-goout = Выход
lesson-goout-idea = Кто положил последнюю кость, тот вышел и выиграл кон. Когда костей две, думайте на ход вперёд: кладите ту, что оставит конец для другой.
lesson-goout-why = Последняя кость теперь подходит. Если бы вы пошли наоборот, ей не нашлось бы конца.
lesson-heavy = Сначала тяжёлые
lesson-heavy-idea = Если выйдете вы, то запишете каждое очко с чужих рук. Если другой, он запишет ваши. Кон за коном партия идёт, пока кто-нибудь не наберёт нужное число очков. Если в остальном всё равно, кладите кость потяжелее.
lesson-heavy-why = Тяжёлая кость ушла с рук. Если кон проигран, он обойдётся дешевле.
lesson-seven = Каждого числа — семь
lesson-seven-idea = Каждое число есть на семи костях. Посчитайте те, что на столе и у вас в руке: остальные закрыты. Оставляйте концы с числами, которых закрыто мало.
lesson-seven-why = К этим концам подходят лишь немногие закрытые кости. После других ходов их было бы куда больше.
lesson-lacks = У кого чего нет
lesson-lacks-idea = У того, кому приходится брать из базара или пропускать, нет ни одного из открытых чисел. В журнале видно, какие были открыты тогда. Оставьте их снова.
lesson-lacks-why = У другого игрока нет ни того ни другого числа. Ему идти на базар или пропускать.
lesson-stop = Оставьте без хода
lesson-stop-idea = Вы вырываетесь вперёд, когда другому нечем ходить. Оставляйте концы, к которым подходит мало закрытых костей, и держите одну, которая к ним подходит.
lesson-stop-why = К этим концам у другого игрока, скорее всего, ничего нет. А у вас есть, и вы впереди на ход.
lesson-plays = Что говорят ходы
lesson-plays-idea = Пропуск говорит, чего у игрока нет, а ход — что у него есть. Тот, у кого есть выбор, обычно открывает число, которое у него ещё осталось. Закройте это число и оставьте другое.
lesson-plays-why = Другой игрок сам открыл число, которое вы закрыли, так что оно у него, наверное, ещё есть. Если просто считать кости, оставить его было бы не хуже.
lesson-doublet = Дубли — пораньше
lesson-doublet-idea = Дубль лежит поперёк ряда и открывает то же самое число. Он подходит только к одному числу, и пристроить его труднее всего. Ставьте его, пока можно.
lesson-doublet-why = Дубль ушёл с рук, пока его число не кончилось. Кость с двумя числами найдёт себе конец легче.
lesson-variety = Оставляйте выбор
lesson-variety-idea = Рука с разными числами редко остаётся без хода. Прежде чем ходить, посчитайте, сколько ваших костей подойдёт к новым концам.
lesson-variety-why = Теперь подходит больше ваших костей. Чем бы ни ответили, ход у вас, скорее всего, будет.
lesson-bothends = Одно число на обоих концах
lesson-bothends-idea = Если на обоих концах одно и то же число, оно нужно всем. Выводите его на оба конца, когда у вас его больше.
lesson-bothends-why = На обоих концах число, которое у вас ещё есть, а у других почти нет. Следующему будет трудно, а вам — нет.
lesson-own = Свой конец
lesson-own-idea = Если все оставшиеся кости с каким-то числом у вас, к его концу больше никто не сходит. Этот конец ждёт вас. Считайте и делайте себе такой конец.
lesson-own-why = Кости с этим числом есть только у вас, и конец у вас никто не отнимет.
lesson-keep = Берегите свой конец
lesson-keep-idea = Конец, куда можете сходить только вы, — ход про запас. Не тратьте его, пока есть кость для другого конца.
lesson-keep-why = Ваш конец всё ещё открыт. Когда больше ходить будет некуда, вы пойдёте туда, а другие не смогут.
lesson-stranded = Спасайте дубль
lesson-stranded-idea = Дублю нужен конец с его числом. Посчитайте, сколько костей с этим числом осталось. Если почти ни одной, ставьте дубль сейчас, даже лёгкий.
lesson-stranded-why = Костей с этим числом почти не осталось, и дубль мог больше не найти своего конца.
lesson-tempo = Кто впереди?
lesson-tempo-idea = Если никому не мешать, первым выйдет тот, у кого костей меньше. Считайте их и смотрите, чей ход. Если вы впереди, вам достаточно ходить каждый раз. Если позади, другой игрок должен остаться без хода.
lesson-tempo-why = Вы впереди, и этот ход бережёт как можно больше ходов.
lesson-tempo-why-other = Вы позади, и этот ход оставляет другого без хода, даже ценой ваших ходов.
lesson-shut = Рыба
lesson-shut-idea = Когда ни у кого ничего не подходит, на столе рыба, и кон берёт тот, у кого меньше очков. Если рука лёгкая, ищите ход, который закроет оба конца.
lesson-shut-why = Ходить больше никто не может, а очков у вас, скорее всего, меньше. Рыба ваша.
lesson-noshut = Сначала посчитайте
lesson-noshut-idea = При рыбе сравнивают очки на руках. В кости в среднем шесть очков. Прежде чем закрыть последний конец, сравните свою руку с тем, что, наверное, у других.
lesson-noshut-why = Для рыбы было рано: на руках у вас слишком много очков. Пока один конец открыт, можно играть дальше.
lesson-sum = Сумма концов
lesson-sum-idea = В пятёрках очки даёт сумма открытых концов, кратная пяти. Сложите два конца такими, какими они станут после вашего хода.
lesson-sum-why = Сумма концов теперь кратна пяти, и вся она ваша. Другие ходы очков не дают.
lesson-twice = Дубль — за двоих
lesson-twice-idea = Дубль на конце считается обеими половинками: 4-4 — это восемь. Ищите дубль, с которым сумма кратна пяти.
lesson-twice-why = Считаются обе половинки дубля, и вместе с другим концом сумма кратна пяти.
lesson-spinner = Четыре ветки
lesson-spinner-idea = Первый дубль — спиннер. Как только заняты обе его стороны, открываются и два его торца. Все открытые концы складываются, так что смотрите и вверх, и вниз.
lesson-spinner-why = Если положить кость сверху или снизу, сумма кратна пяти. Больше очков нет нигде.
lesson-most = Самый дорогой ход
lesson-most-idea = Часто очки даёт не один ход. Не останавливайтесь на первом найденном. Посчитайте каждое место, а потом выбирайте.
lesson-most-why = Очки тут дают несколько ходов. Этот — больше всех.
lesson-difference = Сколько до пятёрки
lesson-difference-idea = Когда веток три или четыре, не складывайте каждый раз все концы. Возьмите сумму как есть: она должна вырасти или упасть до кратной пяти. Ищите кость, которая изменит свой конец ровно на столько.
lesson-difference-why = Сумма должна была измениться ровно на столько, на сколько эта кость меняет свой конец. Другим ходам это не удаётся.
lesson-falling = Сумма может упасть
lesson-falling-idea = Чтобы набрать очки, сумме не обязательно расти. От одиннадцати четыре вверх — пятнадцать, а один вниз — десять. И пятёрка на конце сама по себе ничего не стоит: считается только сумма.
lesson-falling-why = Сумма упала до кратной пяти. Ход с пятёркой на конце очков бы не дал.
lesson-kickers = Кости для ответа
lesson-kickers-idea = Четыре кости сохраняют сумму, кратную пяти. На простом конце 5-0 и 6-1 меняют её на пять, а 0-0 не меняет. 5-5 к пятёрке прибавляет пять. Берегите их, чтобы ответить на чужие очки.
lesson-kickers-why = Другой игрок оставил сумму, кратную пяти, и с этой костью она снова кратна пяти. Очки есть и у вас, и больше не даёт ни один ход.
lesson-leave = Что останется
lesson-leave-idea = Если своих очков нет, смотрите, какую сумму оставляете. Какие кости, которых вы не видите, дали бы с неё очки? Оставьте сумму, с которой их меньше всего.
lesson-leave-why = С этой суммы очки дают немногие закрытые кости. После других ходов — многие.
lesson-safe = Дорогие очки
lesson-safe-idea = Очки немногого стоят, если в ответ возьмут больше. Прежде чем брать, посмотрите, что другой игрок сделает из новых концов.
lesson-safe-why = Ход подороже открыл бы дорогу ответу. В итоге этот ход приносит вам больше.
lesson-ahead = На два хода вперёд
lesson-ahead-idea = Подумайте об ответе, а потом о своём ответе на него. Из двух похожих ходов выбирайте тот, после которого у вас остаются кости для очков.
lesson-ahead-why = Чем бы ни ответили, следующая ваша кость теперь скорее даст очки. Другой, такой же с виду ход это испортил бы.
lesson-opening = С чего зайти
lesson-opening-idea = Если заходить можно с любой кости, 5-5 и 6-4 сразу дают десять. Если их нет, ищите заход, с которого трудно набрать очки: например, дубль числа, которого много у вас.
lesson-opening-why = Возьмите очки за заход и вычтите то, чего можно ждать от ответа. Больше не оставляет ни один другой заход.
lesson-arms = Берегите ветку спиннера
lesson-arms-idea = Когда обе стороны спиннера заняты, его торцы ничего не прибавляют. Кость с его числом и пустой половинкой или пятёркой начинает там ветку, и сумма меняется на ноль или на пять. Значит, после чужих очков она всегда даёт очки. До тех пор её и берегите.
lesson-arms-why = После чужих очков сумма кратна пяти. Новая ветка прибавляет ноль или пять, так что очки есть и у вас, и больше не даёт ни один ход.
lesson-choice = Очки или чужой пропуск
lesson-choice-idea = Ход может дать очки, а может оставить другого без хода. Очки — дело верное, но чужой пропуск — это ещё один ваш ход, и часто он решает кон. Прежде чем брать очки, посмотрите, у кого чего нет.
lesson-choice-why = У другого игрока к этим концам, скорее всего, ничего нет, а у вас есть. Здесь это дороже очков за другой ход.
lesson-untaken = Невзятые очки
lesson-untaken-idea = О том, чего у игрока нет, говорят не только пропуски. Если он мог набрать очки какой-то костью и не набрал, её у него, скорее всего, нет. О каждой опасной кости спросите себя: разве её не поставили бы в прошлый раз?
lesson-untaken-why = Если просто считать, с этой суммы очки даёт больше закрытых костей. Но некоторыми из них другой игрок набрал бы очки ещё в прошлый раз, так что этих у него, скорее всего, нет.
lesson-gather = На базар по своей воле
lesson-gather-idea = В игре «Пятёрки, вольный базар» брать можно, даже когда есть чем ходить. Чем больше костей, тем больше способов набрать очки. Расплата за них — только если кон проигран.
lesson-gather-why = Ни один из ходов не стоил того, что даёт лишняя кость на выбор.
lesson-parts = Пятёрки и тройки
lesson-parts-idea = В «Пятёрках и тройках в пабе» сумма даёт по очку за каждую пятёрку в ней, если делится на пять, и за каждую тройку, если делится на три. Лучше всего пятнадцать: это восемь.
lesson-parts-why = Смотрите не только на то, даст ли ход очки, но и на то, какую сумму. В этой пятёрок и троек больше всего.
lesson-partner = Число напарника
lesson-partner-idea = Если напарник по своей воле зашёл с дубля, этого числа у него обычно больше. Такой конец — его. Закрывайте другой, если можете.
lesson-partner-why = Число, с которого зашёл напарник, всё ещё открыто, и у него его, наверное, ещё есть.
lesson-repeat = Число, что возвращается
lesson-repeat-idea = Если напарник раз за разом выводит на конец одно и то же число, обычно у него есть ещё. Оставьте его открытым или выведите и на другой конец.
lesson-repeat-why = Напарник выводил это число на конец не раз. Оно всё ещё открыто, а второй по силе ход его бы закрыл.
lesson-forced = Вынужденный заход молчит
lesson-forced-idea = В большинстве парных игр первый кон партии обязан начать старший дубль. Такой заход ничего не говорит об остальных костях. В следующих конах напарник заходит по своей воле, и тогда дубль — это знак.
lesson-forced-why = Напарник обязан был зайти с этого дубля, так что беречь для него это число незачем. Второй по силе ход оставил бы его открытым.
lesson-relieve = Выручите напарника
lesson-relieve-idea = Если напарник пропустил на открытых числах, он пропустит на них и снова. Предложите новое число, даже если вам удобнее другой ход.
lesson-relieve-why = На конце теперь число, которое у напарника может быть. Иначе ему пришлось бы пропускать снова.
lesson-shutnext = Закройте следующего
lesson-shutnext-idea = В парах следующий за вами — соперник. Если он пропускал, вы знаете, каких чисел у него нет. Оставьте только их.
lesson-shutnext-why = У следующего нет ни того ни другого числа, он пропускает. А дальше ход вашего напарника.
lesson-handover = Дайте выйти напарнику
lesson-handover-idea = Неважно, кто из вас двоих выйдет. Если у напарника костей меньше, играйте на него: оставьте конец, который открыла его последняя кость.
lesson-handover-why = Конец, который открыл напарник, всё ещё открыт. Напарник вас опережает, ему и выходить первым.
lesson-ours = Рыба на двоих
lesson-ours-idea = В большинстве парных игр при рыбе складывают очки обоих напарников. Думайте и о руке напарника: мало костей у него и мало очков у вас — повод закрыть. По правилам Доминиканы и Ямайки решает самая лёгкая рука.
lesson-ours-why = Ходить больше никто не может. У вашей пары очков, скорее всего, меньше, и кон ваш.
lesson-suit = Заход с сильного числа
lesson-suit-idea = Если можно зайти с любой кости, заходите с числа, которого у вас больше всего. Оно вернётся к вам, а напарник поймёт, что оно ваше.
lesson-suit-why = Этот заход показывает число, которого у вас не меньше четырёх костей. Ни у кого другого столько быть не может.
lesson-turn = Кто выйдет первым?
lesson-turn-idea = Если никто не пропускает, первым выходит тот, у кого меньше костей. При равенстве — чей ход раньше. Своему давайте ходить, а соперника заставьте пропустить.
lesson-turn-why = Ваша пара впереди по костям и по очереди. Этот ход даёт ей ходить дальше.
lesson-turn-why-other = Соперник впереди по костям и по очереди. Этот ход заставляет его чаще пропускать.
lesson-hang = Похороните чужой дубль
lesson-hang-idea = Дубль подходит только к своему числу. Если он последняя кость этого числа и его нет на концах, дубль не поставить. Нет числа у напарника — значит, дубль у соперника.
lesson-hang-why = У соперника последняя кость этого числа — дубль. Вы закрыли последний конец для него, и его уже не поставить.
lesson-feed = Место своему дублю
lesson-feed-idea = Вашему дублю нужен конец с его числом. Если его нет, выведите число сами. Другие за вас этого делать не обязаны.
lesson-feed-why = Теперь на конце число вашего дубля. Никакой другой ход его бы не открыл.
lesson-square = Оба конца напарнику
lesson-square-idea = Если напарник вывел число, выведите его на оба конца. Соперники без него пропускают, а напарник ходит дальше.
lesson-square-why = Теперь на обоих концах число, которое вывел напарник. У него вполне может быть ещё.
lesson-estimate = Оцените каждую руку
lesson-estimate-idea = Перед рыбой оцените каждую руку отдельно. Умножьте её кости на среднее тех, что у неё ещё могут быть. Числа, на которых пропускали, не в счёт. Потом сравните обе пары.
lesson-estimate-why = Если оценить каждую руку, у вашей пары меньше очков, и этот ход делает рыбу.
lesson-estimate-why-other = Если оценить каждую руку, меньше очков у соперников, и этот ход оставляет кон открытым.
lesson-capicua = Capicúa и 0-0
lesson-capicua-idea = За многими столами последняя кость, что подходит к обоим концам, даёт прибавку: capicúa. И 0-0 последней костью тоже. Из двух костей берегите ту, у которой это выйдет.
lesson-capicua-why = На этих концах оставшаяся кость берёт кон с прибавкой. После второго по силе хода — нет.
lesson-ninety = При счёте 90:60
lesson-ninety-idea = Прежде чем выбирать, посмотрите, чего не хватает каждой паре. При 90 хватит десяти очков, годится почти любой выигранный кон. При 60 не хватает сорока, а соперникам — всего десяти.
lesson-ninety-why = При 90 не хватает десяти очков, и верного хода достаточно.
lesson-ninety-why-other = При 60 не хватает сорока, и нужен ход, который может дать больше.
lesson-parity = Две последние кости числа
lesson-parity-idea = Остались две кости числа, и на концах его нет: первая открывает его для второй. Берегите свою, если вторая может быть у соперника. Открывайте, если она может быть только у напарника.
lesson-parity-why = Этого числа оставалось две кости: ваша и ещё одна. Другая теперь соперникам не поможет.
lesson-tens = Каждого числа — десять
lesson-tens-idea = В наборе «дубль девять» каждое число есть на десяти костях, и пятнадцать костей не раздаются. Посчитайте те, что на столе и у вас в руке: остальные из десяти закрыты. Оставляйте концы, к которым подходят немногие из них.
lesson-tens-why = К этим концам подходит меньше закрытых костей, чем после любого другого хода.
lesson-onebone = Одна кость на руках
lesson-onebone-idea = Когда у следующего одна кость, любой конец может стать последним. Какая кость у него может быть? Оставьте концы, к которым подходит меньше всего таких костей. Первая позиция — из игры «Кошон»: трое, каждый за себя, и базара нет.
lesson-onebone-why = Из всех костей, какие у него могут быть, к этим концам подходит меньше всего. Скорее всего, следующий не выйдет.
lesson-sums = Всё как на ладони
lesson-sums-idea = Когда базар пуст, у другого игрока ровно те кости, которых вы не видите. Доиграйте в уме, прежде чем взяться за кость: ваш ход, ответ, снова ваш ход.
lesson-sums-why = Все варианты можно было посчитать до конца, и этот для вас лучший.
lesson-guard = Сопернику осталось чуть-чуть
lesson-guard-idea = Если следующему не хватает всего нескольких очков, главное — не дать их набрать. Для каждого своего хода посчитайте закрытые кости, которые дали бы очки.
lesson-guard-why = После этого хода следующему труднее всего набрать то немногое, чего ему не хватает.
lesson-exactly = Ровно 61
lesson-exactly-idea = В «Пятёрках и тройках в пабе» партия кончается ровно на 61, перебор не считается. Посчитайте, сколько вам не хватает. Самый дорогой ход тут может быть ни к чему.
lesson-exactly-why = Этот ход даёт ровно недостающие очки и выигрывает. Большее не засчиталось бы.
lesson-twoscores = Позади и впереди
lesson-twoscores-idea = Те же кости на том же столе могут требовать другого хода, если счёт другой. Если вы впереди, хватит и верного пути. Если позади, маленький выигрыш не поможет. Прежде чем выбирать, посмотрите, сколько кому осталось.
lesson-twoscores-why = Вы впереди, и верного хода достаточно.
lesson-twoscores-why-other = Вы позади, и нужен ход, который может дать больше.

## A match of eight deals

other-difference = Разница
other-gained = Перевес над другими
other-sum = Всего
other-better = Вы сыграли лучше Нестора. Разница в очках: { $points }.
other-worse = Нестор сыграл лучше вас. Разница в очках: { $points }.
other-same = Вы сыграли вровень с Нестором.
agreed-question = Те же кости, что и у друга: кто сыграет лучше?
agreed-which = Сменить матч или уровень
agreed-level = Уровень Нестора на вашем месте
command-agreed = Восемь раздач
agreed-about = С тем же номером и в той же игре другу достанутся те же восемь раздач. Номер засчитывается только в первый раз.
agreed-trust = Проверки нет. Играйте честно.
agreed-others = Другую игру или других соперников сначала выберите в окне «Новая партия».
agreed-game = { $game }. Уровень Нестора: { $levels }.
agreed-number = Номер матча
agreed-today = Матч дня
agreed-begin = Начать матч
agreed-match = Матч { $number }
agreed-deal = Раздача { $deal } из { $deals }
agreed-row = Раздача { $deal }
agreed-next = Следующая раздача
agreed-another = Другой матч
agreed-last = Показать прошлый матч
agreed-ends = У вас идёт матч, раздача { $deal } из { $deals }. Новый матч оборвёт его без результата.
agreed-none = Результат появится здесь после каждой раздачи. Каждая начинается с нуля, без помощи и без отмены ходов.
agreed-practice = Этот номер у вас уже был, так что это тренировка.
agreed-waiting = Нестор ещё играет эту раздачу.
agreed-copy = Копировать мой результат
agreed-copied = Ваш результат скопирован. Вставьте его в сообщение.
agreed-shared = { $game }, матч { $number }: лучше Нестора в { $better } из { $deals } раздач
agreed-shared-practice = { $told } (сыграно повторно, тренировка)
agreed-day = Моё место сегодня
agreed-day-asks = Спрашиваем сервер…
agreed-day-place = Место { $rank } из { $count } сегодня на вашем сервере
agreed-day-row = { $rank }. { $name } { $points }
agreed-day-other = Места есть только в сегодняшнем матче.
agreed-day-refused = Сервер не принял результат.
agreed-day-unknown = Этот сервер не хранит результаты дня.
agreed-day-silent = Сервер не ответил.

## Friends at one table, each at home

friends-about = Каждый играет из дома, в программе или в браузере. Без регистрации и бесплатно.
friends-page-alone = На этой странице нельзя открыть стол. Откройте присланную вам ссылку или играйте с друзьями в программе для компьютера.
friends-name = Ваше имя
friends-name-hint = каким его видят другие
friends-invite = Пригласить…
friends-invite-title = Пригласить друзей
friends-invite-about = Вы получите ссылку. Кто её откроет, сядет за стол.
friends-far = Друзья далеко…
friends-join = Сесть за стол
friends-link = Ссылка или код
friends-link-hint = ссылка или код
friends-sit = Сесть
friends-watch = Смотреть
friends-no-link = Это не приглашение. Приглашение — это ссылка или что-то вроде 01234-56789@192.168.1.5:4850.
friends-other-server = Этот стол на другом сервере. Откройте ссылку на него в браузере.
friends-near-table = В вашей сети есть стол. Хозяин: { $name }
friends-near-unnamed = В вашей сети есть стол
friends-yours = Ваши столы
friends-yours-table = { $game }. За столом: { $names }
friends-yours-with = За столом: { $names }
friends-yours-new = Новый стол
friends-return = Вернуться
friends-forget = Забыть
friends-aside-nobody = Приглашение открыто. Пока никто не пришёл.
friends-aside-come = За вашим столом: { $names }.
friends-aside-turn = Ваш ход за столом. Там: { $names }.
friends-aside-theirs = За вашим столом ходит { $name }.
friends-aside-over = Партия окончена. За столом: { $names }.
friends-aside-waits = Вас ждёт стол.
friends-aside-waits-with = Ваше место за столом сохранено. Там: { $names }.
friends-one-table = Вы уже сидите за столом. Вернуться к нему или уйти можно на полосе сверху.
friends-close = Закрыть стол
friends-close-asks = Стол будет ждать, пока вы не откроете его снова, и места сохранятся. За столом: { $names }.
friends-where = Где открыты ваши столы
friends-where-else = Держать столы не там…
friends-here = На этом компьютере
friends-where-hint = этот компьютер
friends-where-about = В вашей сети друзья всегда находят стол на этом компьютере. Для остальных программа просит роутер впустить их. Или укажите адрес сервера, на котором есть столы.
friends-no-server = На этом компьютере не открыть стол: { $why }
friends-title = Игра с друзьями
friends-your-turn = Ваш ход: { $game }
friends-invitation = Отправьте это друзьям
friends-reach-asked = Роутер просят впустить друзей снаружи…
friends-reach-everybody = Кто получит ссылку, сможет играть откуда угодно.
friends-reach-network = Играть могут только друзья в вашей сети. Для остальных перенаправьте в роутере порт { $port } на этот компьютер или держите столы на сервере.
friends-reach-behind = Играть могут только друзья в вашей сети. Провайдер никого не впускает снаружи, поэтому для остальных держите столы на сервере.
friends-scan = Или пусть наведут камеру телефона
friends-by-window = Друзья открывают приглашение в Electrum Dominoes: меню «Партия», «Играть с друзьями».
friends-no-network = Этот компьютер не подключён к сети, и сесть за этот стол никто не может. Подключите его, и приглашение появится здесь.
friends-all-here = Все на месте. Игра вот-вот начнётся.
friends-copy = Копировать приглашение
friends-copied = Скопировано. Вставьте в сообщение
friends-message = Сыграем в домино: { $link } (код { $code })
friends-chair-you = { $name } (вы)
friends-chair-free = Свободно. Ждём игрока.
friends-chair-away = { $name }: нет на месте
friends-chair-left = { $name }: больше не за столом
friends-chair-stand-in = Нестор играет вместо игрока { $name }
friends-chair-nestor = { $name } ({ $level })
friends-seat-away = Нет на месте
friends-seat-left = Больше не за столом
friends-watching = Смотрят: { $count }
friends-line-down = Связь потеряна. Подключаемся снова… Ваше место сохранено.
friends-no-answer = Стол не отвечает. Ждём…
friends-halted = Сейчас стол нельзя сохранить, поэтому игра ждёт. Она продолжится сама.
friends-unreachable = Ответа нет. Проверьте приглашение и то, запущена ли программа у хозяина. Пробуем снова…
friends-server-silent = Сервер ваших столов не отвечает. Новая попытка…
friends-host-here = Держать стол на этом компьютере
friends-try = Попробовать сейчас
friends-asks-undo = { $name } просит отменить ход.
friends-asks-pause = { $name } просит паузу.
friends-asks-again = { $name } предлагает ещё партию.
friends-asks-seats = { $name } предлагает ещё партию с пересадкой.
friends-asks-rules = { $name } предлагает другие правила со следующего кона: { $rules }.
friends-asks-stand-in = { $name } предлагает, чтобы Нестор играл вместо игрока { $other }.
friends-asks-end = { $name } предлагает закончить партию. Она сохранится как есть.
friends-agree = Согласиться
friends-refuse = Нет
friends-waits-for = Ждём: { $names }.
friends-declined = { $name } не соглашается.
friends-seat-declined = Лучше не надо.
friends-seat-undid = Отменяю ход.
friends-undid = { $name } отменяет ход.
friends-stand-in = Пусть Нестор играет вместо игрока { $name }
friends-new-seats = Ещё партия, пересесть
friends-rules = Изменить правила…
friends-rules-title = Изменить правила
friends-rules-about = Сначала спросят всех за столом.
friends-end = Закончить партию
friends-leave = Уступить место
friends-leave-about = На ваше место сможет сесть другой. Если просто закрыть окно, место останется за вами.
friends-say = Сказать…
friends-call = Сообщать, когда мой ход
friends-say-hello = Привет!
friends-say-well-played = Хороший ход.
friends-say-one-moment = Минутку.
friends-say-another = Ещё разок?
friends-say-thanks = Спасибо.
friends-say-lucky = Повезло!
friends-say-sorry = Извините.
friends-say-good-night = Доброй ночи.
friends-sign-wow = Ого!
friends-sign-what = Как так?
friends-sign-hm = …
friends-sign-smile = Ха!
friends-said = { $name }: { $text }
friends-mute = Скрыть, что говорят другие
friends-mute-about = Они об этом не узнают.
friends-fair =
    Вы все вместе перетасовали { $count ->
        [1] одну раздачу. Она проверена
        [one] { $count } раздачу. Они проверены
        [few] { $count } раздачи. Они проверены
       *[many] { $count } раздач. Они проверены
    }.
friends-letters = Раздача { $number }: { $letters }. У всех вас должны быть эти четыре буквы.
friends-fair-unknown = Каждую раздачу тасуют все вместе. После кона она проверяется.
friends-fair-watched =
    Вы только смотрите. То, что показал стол, сходится в { $count ->
        [one] { $count } раздаче
       *[many] { $count } раздачах
    }.
friends-deal-without = Раздачу { $number } тасовали не все. Не участвовали: { $names }. Проверенной она не считается.
friends-deal-refused = Раздачу { $number } тасовали не все. Не участвовали: { $names }. Обещали долю и не дали: { $refused }. Поэтому тасовали заново.
friends-deal-not-yours = Раздачу { $number } тасовали без вас. Если вы были на месте, не доверяйте ей.
friends-deal-unchecked = Раздача { $number } не проверена. Вы видели не всю раздачу, или доля хозяина в тасовке так и не пришла.
friends-unfair-dealer = Хозяин стола изменил тасовку, когда она уже шла. Не доверяйте этим раздачам.
friends-unfair-seat = Долю игрока { $name } в тасовке изменили, выдумали или пропустили. Не доверяйте этим раздачам.
friends-unfair-hand = Вам показали не ту раздачу, которую тасовали и играли. Не доверяйте этому столу.
friends-unfair-rules = Хозяин стола изменил правила без вашего согласия. Не доверяйте этому столу.
friends-nestor-differs = В раздаче { $number } { $name } играет не так, как сыграл бы Нестор на этом уровне. Возможно, за него играл кто-то другой.
friends-foul-has-bone = Подходящая кость была: пропуск игрока { $name } не считается.
friends-foul-not-held = Такой кости на руках нет: ход игрока { $name } не считается.
friends-foul-not-on-turn = Вне очереди: ход игрока { $name } не считается.
friends-foul-twice = Второй ход подряд игрока { $name } не считается.
friends-foul-late = Слишком поздно: ход игрока { $name } не считается.
friends-foul-forbidden = Против правил: ход игрока { $name } не считается.
friends-foul-bytes = Доля игрока { $name } в тасовке изменилась. Это не считается.
friends-closed-nonsense = Программа и стол не понимают друг друга.
friends-closed-version = У стола другая версия программы. Нужна одинаковая.
friends-closed-no-table = Стола с таким кодом нет. Возможно, его закрыли.
friends-closed-unreadable = Сохранённый стол повреждён, и открыть его больше нельзя.
friends-closed-moved = Стол переехал на другой сервер, недоступный для этой страницы. Присоединяйтесь там.
friends-closed-full = Все места заняты. Можно смотреть.
friends-closed-no-room = Сервер полон. Попробуйте позже.
friends-closed-too-many-watch = Больше зрителей за этим столом не помещается.
friends-closed-too-many-here = Из вашей сети слишком много подключений. Закройте другие окна игры и попробуйте снова.
friends-closed-too-many-tables = Из вашей сети открыто слишком много столов. Попробуйте через несколько минут.
friends-closed-too-many-codes = Из вашей сети пришло слишком много неверных кодов. Подождите минуту и попробуйте снова.
friends-closed-bad-table = С такими настройками стол открыть нельзя.
friends-closed-not-here = Открыть стол на этом компьютере может только тот, кто за ним играет.
friends-closed-elsewhere = Вы теперь играете за этим столом на другом устройстве.
friends-closed-ended = Стол закрыт. Сыгранное — в списке ваших партий.
friends-closed-other = Стол закрыл связь. Причина этой версии программы неизвестна.

## Advice

advice-title = Сменить уровень?
advice-up = Вы выиграли { $won } из { $games ->
    [one] { $games } партии
   *[many] { $games } партий
} на уровне «{ $level }». Пусть Нестор теперь играет на уровне «{ $next }»?
advice-down = Вы выиграли { $won } из { $games ->
    [one] { $games } партии
   *[many] { $games } партий
} на уровне «{ $level }». Чтобы было поровну, Нестор мог бы играть на уровне «{ $next }».
advice-about = Ваш уровень — тот, где вы выигрываете около половины партий. Его всегда можно сменить в настройках.
advice-stay = Оставить
advice-go = Сменить уровень

## About

about-version = Версия { $version }
about-what = Домино на двоих, троих и четверых, от базара и козла до пятёрок с петардами. Против вас Нестор, который видит не больше вашего.
about-files = Ваши файлы
about-files-where = Настройки, цвета, счёт побед и текущая партия лежат здесь:
about-files-nowhere = В этой системе для них нет места, и ничего не сохраняется.
about-licence = Лицензия
about-licence-what = Свободная программа под лицензией MIT или Apache License 2.0, на ваш выбор. Без каких-либо гарантий.
about-fonts = Сделано на Rust и egui. Шрифты — Ubuntu Light, под лицензией Ubuntu Font Licence, и Vollkorn Bold, под лицензией SIL Open Font License.
about-write = Связь
about-write-what = Сообщить об ошибке или предложить что-нибудь:

## Help

help-play = Как играть
help-scoring = Подсчёт
help-firecrackers = Петарды
help-strategy = Стратегия
help-keys = Клавиши

play-goal = Цель
play-bones = Кости
play-bones-1 = Костей { $bones }, по одной на каждую пару чисел от 0-0 до { $doublet }. Точки на них — это очки. Кость с двумя одинаковыми половинками — дубль (во дворах — «дупль»), и старший тот, на котором очков больше.
play-turn = Ход
play-turn-1 = Ходят по очереди, влево по кругу. Приставляйте кость к открытому концу с тем же числом. Если надо, она сама повернётся. Дубли кладут поперёк.
play-end = Конец кона
play-display = На экране
play-whole-1 = Каждая кость лежит там, куда её положили. Ваша рука перед вами, чужие лежат закрытыми по краям, базар — рядом с вашей рукой. Когда надо взять, щёлкните по любой его кости.
    .fingers = Каждая кость лежит там, куда её положили. Ваша рука перед вами, чужие лежат закрытыми по краям, базар — рядом с вашей рукой. Когда надо взять, коснитесь любой его кости.
play-whole-2 = Щёлкните по кости, потом по месту, куда её положить, или перетащите её. Если место одно, она ложится сразу от щелчка или от двойного, если так выбрано в настройках. Подходящие места подсвечены, и там, где сумма даёт очки, видно, какой она станет.
    .fingers = Коснитесь кости, потом места, куда её положить, или перетащите её. Если место одно, она ложится сразу от касания или от двойного, если так выбрано в настройках. Подходящие места подсвечены, и там, где сумма даёт очки, видно, какой она станет.
play-whole-3 = Колесо мыши или два пальца приближают стол. Потяните за сукно, чтобы его сдвинуть. Двойной щелчок по сукну снова покажет всё.
    .fingers = Два пальца приближают стол. Потяните за сукно, чтобы его сдвинуть. Двойное касание сукна снова покажет всё.
play-compact-1 = От стола видны только концы: кость в середине и последняя кость каждой ветки. Все остальные сыгранные кости лежат внизу, рядом с вашей рукой, в цвете игрока.
play-compact-2 = Щёлкните по кости, потом по концу, куда её положить, или перетащите её. Если место одно, она ложится сразу от щелчка или от двойного, если так выбрано в настройках. Подходящие концы подсвечены, и видно, какой станет сумма. Годится и конец без кости.
    .fingers = Коснитесь кости, потом конца, куда её положить, или перетащите её. Если место одно, она ложится сразу от касания или от двойного, если так выбрано в настройках. Подходящие концы подсвечены, и видно, какой станет сумма. Годится и конец без кости.
play-display-1 = На кнопке всегда следующий шаг: «Взять» и «Пропустить» на вашем ходу, «Новый кон» и «Новая партия» дальше, и OK на мой ход, если «Авто-OK» выключено. Её нажимает пробел.
    .fingers = На кнопке всегда следующий шаг: «Взять» и «Пропустить» на вашем ходу, «Новый кон» и «Новая партия» дальше, и OK на мой ход, если «Авто-OK» выключено.
play-display-2 = Отменить можно любой ход и любую взятую кость и вернуться даже за начало кона и партии. Кости, которых никто не брал, при этом тасуют снова, так что во второй раз придёт уже другая.
play-origin = Откуда взялось домино
play-origin-1 = В Китае домино знали уже в двенадцатом или тринадцатом веке. В Европе оно появилось в начале восемнадцатого века в Италии и быстро разошлось. В отличие от китайского набора, в европейском есть пустые половинки, оттого костей и 28. Название, может быть, от домино — плаща с капюшоном.

scoring-intro = В играх «Пятёрки», «Тройки» и «Пятёрки и тройки» после каждой кости складывают открытые концы. Если сумма кратна пяти (или трём, или тому либо другому), игрок пишет её себе целиком. Примеры — из «Пятёрок».
scoring-marks = Треугольник отмечает конец, куда можно ходить. Число рядом — то, что этот конец даёт в сумму. Треугольник без числа отмечает конец, который не считается.
example-scores = { $sum } = { $count }: очки — { $points }
example-nothing = { $sum } = { $count }: очков нет
example-1 = Первая кость считается обеими половинками.
example-2 = У спиннера ещё свободна сторона, и он считается целиком.
example-3 = Когда кости лежат с обеих сторон, сам спиннер уже не считается. Теперь можно ставить сверху и снизу.
example-4 = Дубль на конце считается обеими половинками.
example-5 = Верхний конец открывается, когда слева и справа занято. Пусто ничего не добавляет.
example-6 = Я хожу снизу, и складываются четыре конца.
example-7 = Новая партия, захожу я: пять-пять сразу даёт очки.
example-8 = В «Пятёрках по жребию» выигравший прошлый кон может зайти с любой кости.
example-9 = Первый дубль становится спиннером, и 6-4 переезжает налево, к нему.
scoring-rest = Ещё о подсчёте
scoring-rest-1 = Пятнадцать — это пятнадцать очков. Ноль не даёт ничего. В «Пятёрках» один ход даёт не больше 35, с тройками — 36.
scoring-rest-2 = Если ваш ход доводит счёт до цели, вы сразу выигрываете, и остаток кона не считается.
fire-intro = «Пятёрки с петардами» — это пятёрки на время: пять минут на 100 очков, если вы не выбрали другое. Партию начинаете вы, со своего старшего дубля. Потом заходит тот, кто положил последнюю кость.
fire-clock = Часы
fire-clock-1 = Они идут на ваших ходах, на моих и между конами. Они стоят на паузе, пока над столом открыто окно и пока партию никто не видит. Стол тогда закрыт.
fire-clock-2 = Отмена времени не возвращает, а подсказка стоит столько, сколько я над ней думаю. Когда время вышло, выигрывает тот, у кого счёт больше.
fire-use = Петарды
fire-use-1 = У каждого из нас одна на кон, и пускают её до своего хода. Она взрывает кость на конце, у которой ровно один сосед, но не спиннер. Кость уходит обратно в базар, и концом снова становится та, что перед ней.
fire-use-2 = Если сумма после этого кратна пяти, она ваша. Если ходить было нечем, а теперь есть чем, это ещё пять очков.
fire-before = До: кость в кольце сейчас взорвут. Сумма — семь.
fire-after = После: верхний конец спиннера снова открыт. Сумма — пять, и это очки.
fire-tips = Два совета
fire-tips-1 = Если ничего не подходит, взорвите кость, чтобы открыть конец для своей. Тогда не придётся идти на базар.
fire-tips-2 = Взрывайте, чтобы изменить сумму. Если она станет кратна пяти, это очки без единой кости.
fire-points = Очки и результат
fire-points-1 = При выходе вы получаете по пять очков за каждую кость на руках у другого. Рыба ничего не стоит, и следующий заход ваш.
fire-points-2 = За победу прибавляется перевес и по пол-очка за каждую оставшуюся секунду, умноженные на ваш счёт в процентах, с округлением вверх. Без победы секунда стоит четверть очка. Если сдались — это проигрыш.
fire-points-3 = Победа со 100 очками и 2:15 на часах: 135 с × 0,5 × 100 % = 68. Со 110 очками и 3:38: 218 с × 0,5 × 110 % = 120.

strategy-any = В любой игре
strategy-any-1 = Оставляйте себе выбор. Рука с разными числами редко ходит на базар. Прежде чем положить кость, посмотрите, чем пойдёте потом.
strategy-any-2 = Дубли ставьте пораньше. Они подходят только к одному числу и застревают. Пусто-пусто обычно ничего не стоит, а в пятёрках 5-5 лучше придержать.
strategy-any-3 = Запоминайте, какие числа были открыты, когда мне пришлось идти на базар или пропускать: у меня их не было. Оставьте их мне снова.
strategy-any-4 = Где брать можно, даже когда есть чем ходить («Пятёрки, вольный базар»), берите, пока дают. У кого костей больше, тот чаще берёт очки и реже остаётся без хода.
strategy-count = Где считают концы
strategy-count-1 = Важно не сколько вы набрали, а на сколько больше другого. Кость, которая не даёт ничего вам и не оставляет ничего ему, может быть лучшей.
strategy-count-2 = Для каждой кости посчитайте те, которых не видно и которые дали бы очки в ответ. Чем их меньше, тем надёжнее. Если опасные у вас, больше их ни у кого нет.
strategy-count-3 = Придерживайте кости для ответа: 0-5, 1-6, 0-0 и 5-5, и кости к спиннеру, где на другой половинке пусто или пять.
strategy-sum = Быстрый счёт
strategy-sum-1 = Не складывайте стол заново на каждый ход. Посмотрите на сумму и спросите, что должно измениться. Если она шесть, нужно на четыре больше или на один меньше. Где открыта единица, 1-5 даст плюс четыре, а 1-0 — минус один.
strategy-sum-2 = Так обойдите все концы, сначала со своими костями, потом с теми, что могут быть у меня. Я делаю то же самое, только не устаю.
strategy-level = Свой уровень
strategy-level-1 = На уровне «Новичок» я кладу кость, которая даёт больше всего очков сейчас, или любую, которая подходит: мой ход можно предвидеть. На уровне «Лёгкий» я так делаю ещё три раза из пяти. Выберите уровень, где выигрываете около половины партий, и поднимайтесь, когда выигрываете две из трёх.
strategy-level-2 = На любом уровне я знаю свои кости, что лежит на столе, кто и когда брал и пропускал и сколько костей у вас. В ваши я не заглядываю.
strategy-learn = Учиться на партиях
strategy-learn-1 = В задачах один ход явно лучший. Сделайте его на столе. Я скажу, сколько стоит другой и почему. Можно попробовать снова или посмотреть ответ.
strategy-learn-2 = «Где могут быть кости» показывает для каждой кости, которой вы не видели, у кого она может быть. Посчитано только по тому, что видно с вашего места. Партия с этой помощью тренировочная.
strategy-learn-3 = Наставник переспрашивает перед ходом, который вам дорого обойдётся. Насколько плохим должен быть ход, выбирают в настройках. Клавиша T включает и выключает наставника.
strategy-learn-4 = Разбор показывает, сколько стоило каждое решение, судя по тому, что было известно тогда, и отделяет везение от умения. Нашлась ошибка — поищите ход лучше сами, прежде чем смотреть.
strategy-learn-5 = «Восемь раздач» — матч с номером, и друзья могут сыграть те же восемь. Я тоже играю их, на вашем месте. На одинаковые ходы остальные отвечают одинаково.

help-games = Игры

rules-target = Играют до { $points }: кто набрал первым, тот и выиграл. Если таких несколько, выигрывает больший счёт.
rules-target-collect = Партия кончается, когда чей-то счёт дошёл до −{ $points }. Эта сторона проиграла, а выигрывает больший счёт.
rules-target-hands = За кон одно очко, играют до { $points }.
rules-head-start = Счёт первого игрока начинается с { $points }.
rules-head-start-collect = Счёт всех, кроме первого игрока, начинается с −{ $points }.
rules-exact = Очки, с которыми вышел бы перебор, не считаются.
rules-exact-near = Очки, с которыми вышел бы перебор, не считаются, если только до цели не осталось { $points } или меньше.
rules-love = Как только каждая сторона взяла по кону, счёт обнуляется, и заход решается как вначале.
rules-love-play-two = Если счёт был 1:1, следующий выигранный кон идёт за два.
rules-clock = У вас { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
} на всю партию. Победитель получает премию за оставшееся время.
rules-single = Партию решает один кон.
rules-set-nine = Играют набором «дубль девять»: 55 костей от 0-0 до 9-9, каждое число на десяти.
rules-set-twelve = Играют набором «дубль двенадцать»: 91 кость от 0-0 до 12-12, каждое число на тринадцати.
rules-dealt = Игроков: { $players }. На руки по { $bones ->
    [one] { $bones } кости
   *[many] { $bones } костей
}.
rules-dealt-partners = Игроков: { $players }, двое на двое. На руки по { $bones ->
    [one] { $bones } кости
   *[many] { $bones } костей
}.
rules-lead-doublet-always = В каждом кону заходит тот, у кого старший дубль, с него же.
rules-lead-doublet = В первом кону заходит тот, у кого старший дубль, с него же.
rules-lead-low-doublet = В первом кону заходит тот, у кого младший дубль, с него же. Самый младший — 1-1, а 0-0 идёт последним.
rules-lead-three-two = В первом кону заходит тот, у кого 3-2, с неё же. Если её ни у кого нет, заходят с младшего дубля, начиная с 1-1, а 0-0 последним.
rules-lead-blank = В первом кону заходит тот, у кого 0-0, с неё же. Если её ни у кого нет, заходят с младшего дубля.
rules-no-doublet-heaviest = Если дубля нет ни у кого, заходят самой тяжёлой костью, начиная с { $bone }.
rules-no-doublet-lowest = Если и дублей нет ни у кого, заходят с кости, на которой меньше всего очков.
rules-lead-lot = Каждый открывает по кости. У кого тяжелее, заходит с любой.
rules-lead-seat =
    В первом кону { $number ->
        [1] первый игрок заходит
       *[other] игрок { $number } заходит
    } с любой кости.
rules-lead-seat-doublet =
    В первом кону { $number ->
        [1] первый игрок заходит
       *[other] игрок { $number } заходит
    } со своего старшего дубля.
rules-next-winner = Дальше заходит тот, кто вышел, с любой кости.
rules-next-loser = Дальше заходит тот, у кого осталось больше всех очков, с любой кости.
rules-next-loser-pairs = Дальше на проигравшей стороне заходит тот, у кого осталось больше очков, с любой кости.
rules-next-lot = Дальше в каждом кону заход решает жребий, с любой кости.
rules-next-doublet = Дальше в каждом кону заходит тот, у кого старший дубль, с него же.
rules-block-first = После рыбы заход решается как вначале.
rules-block-low-hand = После рыбы на выигравшей стороне заходит тот, у кого меньше очков.
rules-block-closer = После рыбы заходит тот, кто её сделал, если его сторона выиграла, а иначе следующий.
rules-block-last = После рыбы заходит тот, кто ходил последним.
rules-next-none = Если кон не выиграл никто, заход решается как вначале.
rules-next-alternate = Дальше заходят по очереди, с любой кости.
rules-next-same = Если кон не выиграл никто, снова заходит тот же игрок.
rules-next-with-doublet = Дальше заходит тот, кто вышел, с дубля. Если дубля нет, он пропускает, и следующий заходит с любой кости.
rules-next-doublet-or-next = Дальше заходит тот, кто вышел, с дубля. Если дубля нет, он пропускает, и заходит следующий, у кого дубль есть.
rules-next-each-doublet = Дальше дубли заходят по очереди: во втором кону 1-1, в третьем 2-2 и так далее. После старшего снова черёд 0-0.
rules-void = Если у кого-то больше { $doublets ->
    [one] { $doublets } дубля
   *[many] { $doublets } дублей
}, кости пересдают.
rules-leave-out = 0-0 не раздаётся.
rules-void-no-doublet = Если дубля нет ни у кого, кости пересдают.
rules-left-over =
    { $bones ->
        [1] Лишнюю кость
        [few] Лишние { $bones } кости
       *[many] Лишние { $bones } костей
    } берёт заходящий. Если там сам старший дубль, его кладёт тот, кто ходит перед игроком со следующим по старшинству.
rules-line = Кости кладут в один ряд с двумя концами.
rules-spinner = Первый дубль — спиннер. Как только заняты обе его стороны, открываются и два торца.
rules-led-spinner = Если зашли с дубля, он спиннер. Как только заняты обе его стороны, открываются и два торца. Если зашли с другой кости, спиннера в этом кону нет.
rules-enclosed-spinner = Спиннер — первый дубль, у которого кости с обеих сторон. Тогда открываются и два его торца.
rules-counting = Когда обе стороны спиннера заняты, его открытые торцы тоже считаются.
rules-cross = Первый дубль — спиннер. Пока со всех четырёх сторон не легло по кости, в другое место ходить нельзя.
rules-maltese = Потом каждая ветка продолжается дублем, и до него ничего другого на неё не ставят.
rules-maltese-four = Потом все четыре ветки продолжаются дублем, и пока дубли не легли, ничего другого не ставят.
rules-spinners = Каждый дубль — спиннер. Как только заняты обе его стороны, открываются и два торца.
rules-sevens = Кости кладут в один ряд, дубли тоже вдоль. Соседние половинки дают в сумме семь. 6-1, 5-2, 4-3 и 0-0 — матадоры: они идут куда угодно любой половинкой, а к пустой половине — только они. Щёлкните по выбранному матадору ещё раз, чтобы повернуть.
    .fingers = Кости кладут в один ряд, дубли тоже вдоль. Соседние половинки дают в сумме семь. 6-1, 5-2, 4-3 и 0-0 — матадоры: они идут куда угодно любой половинкой, а к пустой половине — только они. Коснитесь выбранного матадора ещё раз, чтобы повернуть.
rules-draws = Нечем ходить — берёте из базара, пока что-нибудь не подойдёт. Когда брать больше нечего, пропускаете.
rules-free-draw = Нечем ходить — берёте из базара, пока что-нибудь не подойдёт. Брать можно, и когда есть чем ходить. Когда брать нечего и ничего не подходит, пропускаете.
rules-block = Базара нет. Нечем ходить — пропускаете.
rules-reserve =
    { $bones ->
        [1] Последнюю кость базара
        [few] Последние { $bones } кости базара
       *[many] Последние { $bones } костей базара
    } никогда не берут.
rules-limit = У кого на руках { $bones ->
    [one] { $bones } кость
    [few] { $bones } кости
   *[many] { $bones } костей
 } и ходить нечем, тот не берёт, а пропускает.
rules-draw-most = За ход из базара берут не больше { $bones ->
        [one] { $bones } кости
       *[other] { $bones } костей
    }. Кто и тогда не может ходить, пропускает ход.
rules-count-fives = После каждого хода складывают открытые концы. Дубли считаются обеими половинками. Сумма, кратная пяти, идёт в счёт целиком.
rules-count-none = Очки только в конце кона.
rules-count-threes = После каждого хода складывают открытые концы. Дубли считаются обеими половинками. Сумма, кратная трём, идёт в счёт целиком.
rules-count-both = После каждого хода складывают открытые концы. Дубли считаются обеими половинками. Сумма, кратная пяти или трём, идёт в счёт целиком.
rules-firecrackers = Раз за кон каждый может взорвать петардой кость на конце, и она уходит обратно в базар. Новая сумма может дать очки, а если ходить было нечем, а теперь есть чем, это ещё пять.
rules-out = Кто вышел, пишет себе очки, оставшиеся у других.
rules-out-pair = Кто вышел, пишет себе очки, оставшиеся у другой пары.
rules-out-five = Кто вышел, получает по пять очков за каждую кость, оставшуюся у других.
rules-out-five-pair = Кто вышел, получает по пять очков за каждую кость, оставшуюся у другой пары.
rules-out-collect = Когда кто-то вышел, остальные стороны пишут себе в минус то, что осталось у них на руках.
rules-out-subtract = Когда кто-то вышел, каждая сторона пишет себе в минус то, что осталось у неё на руках.
rules-out-subtract-blocked = Каждая сторона пишет себе в минус то, что осталось у неё на руках.
rules-both-out = Кон идёт, пока у одной пары не выйдут оба.
rules-five-each = Каждая оставшаяся на руках кость считается за пять очков, какой бы она ни была.
rules-out-one = Кто вышел, тот выиграл кон.
rules-out-point = Выход даёт одно очко.
rules-for = Если игроков { $players }: { $told }
rules-count-parts = После каждого хода складывают два конца. Сумма даёт по очку за каждую пятёрку в ней, если делится на пять, и за каждую тройку, если делится на три. Пятнадцать — это 8.
rules-count-parts-fives = После каждого хода складывают открытые концы. Дубли считаются обеими половинками. Сумма, кратная пяти, даёт по очку за каждую пятёрку в ней.
rules-count-parts-threes = После каждого хода складывают открытые концы. Дубли считаются обеими половинками. Сумма, кратная трём, даёт по очку за каждую тройку в ней.
rules-count-twins = Если после хода на всех открытых концах одно число, это два очка, а если среди них приставленный дубль — три.
rules-lead-scores-double-five = Первая кость кона даёт очки, только если это 5-5, и не в первом кону.
rules-lead-scores-double-five-cap = Первая кость кона даёт очки, только если это 5-5, не в первом кону и не стороне, у которой уже { $points } или больше.
rules-lead-scores-nothing = Первая кость кона очков не даёт.
rules-lead-wins-not = Первой костью кона партию не выиграть.
rules-at-hand-end = Кон доигрывают, даже если кто-то дошёл до цели. Потом выигрывает больший счёт.
rules-out-both = Кон идёт, пока у одной пары не выйдут оба. Выход очков не даёт.
rules-out-both-point = Кон идёт, пока у одной пары не выйдут оба. За это одно очко.
rules-out-nothing = Выход кончает кон и очков не даёт.
rules-out-all = Кто вышел, забирает все оставшиеся очки, и напарника тоже.
rules-blocked-low = Если ходить не может никто, это рыба. Кон берёт тот, у кого меньше очков.
rules-blocked-low-side = Если ходить не может никто, это рыба. Кон берёт сторона, у которой меньше очков.
rules-blocked-low-hand = Если ходить не может никто, это рыба. Кон берёт сторона, у которой самая лёгкая рука.
rules-blocked-last = Если ходить не может никто, это рыба. Кон берёт тот, кто ходил последним.
rules-blocked-last-side = Если ходить не может никто, это рыба. Кон берёт сторона, ходившая последней.
rules-blocked-subtract = Если ходить не может никто, это рыба. Каждая сторона пишет себе в минус то, что осталось у неё на руках.
rules-block-difference = Рыба даёт очки проигравших за вычетом очков выигравшего.
rules-block-between = Рыба даёт разницу между очками выигравшего и проигравших, даже если у выигравшего их больше.
rules-block-opponent = Рыба даёт очки проигравших.
rules-block-both = Рыба даёт все оставшиеся очки.
rules-block-one = Рыба стоит одно очко.
rules-block-nothing = Рыба очков не даёт.
rules-block-collect = Остальные стороны пишут свои очки в минус.
rules-tie-share = Если у двоих из троих очков поровну и меньше всех, они делят то, что осталось у третьего.
rules-blocked-nothing = Если ходить не может никто, это рыба, и никто ничего не получает.
rules-lone = Одна 0-0 на руках — 25 очков, одна { $doublet } — 50.
rules-blocked-closer = Если ходить не может никто, это рыба. Руку того, кто её сделал, сравнивают с рукой каждого соперника, и кон берёт сторона с самой лёгкой.
rules-block-two = Рыба стоит два очка.
rules-tie-nobody = Если очков поровну, кон ничей.
rules-tie-nobody-pairs = Если при рыбе пары наравне, кон ничей.
rules-tie-leader = Если очков поровну, кон за стороной, которая заходила.
rules-tie-leader-pairs = Если при рыбе пары наравне, кон за той, что заходила.
rules-tie-not-closer = Если очков поровну, проигрывает сторона, ходившая последней.
rules-tie-not-closer-pairs = Если при рыбе пары наравне, проигрывает та, что ходила последней.
rules-tie-not-closer-one = Если очков поровну, проигрывает сторона, ходившая последней, а выигравшая получает одно очко.
rules-tie-not-closer-one-pairs = Если при рыбе пары наравне, проигрывает та, что ходила последней, а другая получает одно очко.
rules-tie-carry = Если очков поровну, кон ничей, и следующий выигранный кон стоит на один больше.
rules-tie-carry-pairs = Если при рыбе пары наравне, кон ничей, и следующий выигранный кон стоит на один больше.
rules-tie-carry-all = Если очков поровну, кон ничей. После любой рыбы следующий выигранный кон стоит на один больше.
rules-tie-carry-all-pairs = Если при рыбе пары наравне, кон ничей. После любой рыбы следующий выигранный кон стоит на один больше.
rules-closer-loses-point = Если сторона, сделавшая рыбу, проиграла её не при равных очках, с неё снимают очко.
rules-closer-loses-double = Если сторона, сделавшая рыбу, проиграла её не при равных очках, кон стоит вдвое.
rules-block-under = Рыба в зачёт, только если очков меньше { $pips }. Иначе кон ничей.
rules-bonus-doublet = Выход дублем: ещё { $points }.
rules-bonus-both-ends = Выход на оба конца (capicúa), когда последняя кость подходит к обоим и это не дубль: ещё { $points }.
rules-bonus-both-ends-too = Выход на оба конца, когда последняя кость подходит к обоим, дубль тоже: ещё { $points }.
rules-both-ends-double = Выход на оба конца (capicúa), когда последняя кость подходит к обоим и это не дубль, удваивает очки за кон.
rules-both-ends-double-too = Выход на оба конца, когда последняя кость подходит к обоим, дубль тоже, удваивает очки за кон.
rules-bonus-doublet-ends = Выход дублем, который подходит к обоим концам: сверх того ещё { $points }.
rules-bonus-blank = Выход с 0-0 (chuchazo): ещё { $points }.
rules-bonus-pass = За каждый пропуск соперника тот, кто ходил последним, получает { $points }, как только ляжет следующая кость. За пропуск напарника и за пропуски при рыбе не платят.
rules-bonus-pass-lead = Столько же дают, если у заходящего нет дубля и он пропускает.
rules-bonus-round = Если после вашей кости пропустили все остальные (pase corrido), она сразу даёт { $points }, если это не рыба.
rules-bonus-round-instead = Это вместо того, что дают эти пропуски.
rules-bonus-round-asleep = Если после вашей кости пропустили все остальные (pase corrido), она сразу даёт { $points }, если только все подходящие кости уже не на столе.
rules-bonus-lead = Если на заходе следующий пропускает, а тот, кто за ним, ходит (pase de salida), заход даёт { $points }.
rules-bonus-lead-doublet = Если на заход с дубля следующий пропускает, а тот, кто за ним, ходит (salida), заход даёт { $points }.
rules-bonus-hands = Первые выигранные коны дают прибавку: { $points }.
rules-rounded = Очки за остаток округляются до ближайшего кратного пяти.
rules-rounded-down = Очки за остаток округляются вниз до кратного пяти.
rules-rounded-up = Очки за остаток округляются вверх до кратного пяти.
rules-cap = То, чего стоит кон, не поднимет счёт выше { $points }.
rules-single-end = Кто вышел, тот выиграл.
rules-single-tie = При равенстве кон переигрывают.

display-stacks = Один и тот же стол в обоих видах. В компактном у кости, к которой уже приставили, виден только край под следующей, в цвете игрока. У длинной ветки видны последние четыре.

lesson-lead = Заход, разыгранный до конца
lesson-lead-about = Вы выиграли прошлый кон «Пятёрок по жребию» и можете зайти с любой из этих костей. С какой бы вы зашли?
lesson-lead-1 = Очки даёт только 5-0. Но 5-5 ответит десятью, 0-0 — пятью, и чаще всего одна из них у меня.
lesson-lead-2 = С 4-4 мне очков не взять. Понадобилась бы 4-2, а она у вас.
lesson-lead-3 = Ещё лучше 2-2. Против неё берут только 2-1 и 6-2, и каждый раз вы отвечаете десятью: 6-1 или, как здесь, 4-2.
lesson-control = Заход под контролем
lesson-control-about = Заходите снова вы. Сначала поищите десять очков. Если их нет, заходите с дубля, которым управляете: его число почти всё у вас.
lesson-control-1 = Десять на заходе дают только 6-4 и 5-5. Больше пяти не даёт ни одна другая.
lesson-control-2 = Если 6-4 нет, заходите с 3-3. Четыре тройки из семи у вас, и ни одна из остальных очков не даёт. Куда бы я ни пошёл, с другой стороны вам останется тройка.
lesson-small = Оставляйте мало
lesson-small-about = Я зашёл с 6-2. Ни одна ваша кость очков не даёт, так что смотрите, какую сумму оставляете. Чем она меньше, тем меньше мне достанется.
lesson-small-1 = 6-6 оставляет четырнадцать. Моя 3-2 берёт пятнадцать.
lesson-small-2 = 6-1 оставляет три. С такой суммы больше пяти не взять ни одной костью.
lesson-fives = Не только пятёрки
lesson-fives-about = Новички ищут концы с пятёркой. Но годятся любые, лишь бы сошлась сумма, а она может и падать. Сейчас она девять, и ваш ход.
lesson-fives-1 = 5-3 выводит на конец пятёрку и не даёт ничего.
lesson-fives-2 = 4-3 даёт десять без всякой пятёрки.
lesson-fives-3 = 6-2 опускает сумму до пяти — и это пять очков.
lesson-count = Быстрый счёт за столом
lesson-count-about = Сумма шесть, кости у вас такие, и ваш ход. Не складывайте весь стол: для очков сумма должна упасть на один или вырасти на четыре.
lesson-count-1 = Справа единица: 1-0 или 5-1. Слева двойка: 2-1. Сверху тройка: 3-2. Снизу пусто: 4-0. Из всех них у вас 1-0.
lesson-count-2 = Теперь посмотрите моими глазами: с пяти нужно ещё пять или ничего. 0-0 у вас, остаётся только 5-0.
lesson-goals = Три плана: очки, рыба, выход
lesson-goals-about = Кость может дать очки, оставить меня без хода или приблизить ваш выход. В начале кона берите очки. Когда ясно, какие кости остались, прикиньте, чего стоит мой пропуск, особенно на числе, которым управляете вы. Здесь 5-2 может и то и другое.
lesson-goals-1 = Справа она даёт десять. Я могу ответить любой пятёркой.
lesson-goals-2 = Слева она не даёт ничего, зато на всех концах двойки, а все оставшиеся двойки у вас. Мне идти на базар и пропускать, а вам снова ходить.
lesson-domino = Третий план: выход
lesson-domino-about = Кто вышел, получает то, что осталось у другого, а может быть, и следующий заход. Найдите число, которым управляете, и выведите его на концы, чтобы в следующий раз наверняка пойти. После вашего хода у вас остаются эти две кости.
lesson-domino-1 = 4-3 не даёт ничего, зато теперь на двух концах тройки. Закрыть я могу только одну, а к другой подойдёт любая ваша кость.
lesson-out = Выход
lesson-out-about = Сумма девять, и это ваши последние две кости. Если вы выйдете, очки с моих рук ваши. Где следующий кон заходит выигравший, ваш и заход, а в равной партии это может решить всё.
lesson-out-1 = 3-2 даёт десять. Но тогда 2-2 никуда не подходит, и вам идти на базар.
lesson-out-2 = 2-2 не даёт ничего, но оставляет для 3-2 два места. Оба мне не закрыть.
lesson-out-3 = Я закрыл двойку, и 3-2 идёт наверх. Вы вышли и взяли десять очков с моей 6-4.

keys-intro = Всё можно делать без мыши. Кольцо показывает, на что действует клавиатура.
keys-table = За столом
keys-commands = Команды
key-tab = Tab
key-tab-does = к следующей кости, концу или кнопке; с Shift к предыдущей
key-arrows = Стрелки
key-arrows-does = к ближайшей кости, концу или кнопке с этой стороны
key-space = Пробел
key-space-does = выбрать кость, сходить на конец или нажать кнопку в кольце; иначе нажать главную кнопку
key-enter = Enter
key-enter-does = как пробел; с кости ещё и переводит кольцо на конец
key-bone = 6 3
key-bone-does = выбрать кость с этими числами
key-tens = A, B, C
key-tens-does = значат десять, одиннадцать и двенадцать, когда кость выбирают по числам
key-ends = W, E, N, S или 4, 6, 8, 2
key-ends-does = сходить выбранной костью слева, справа, сверху или снизу
key-visit = Alt+Влево, Alt+Вправо
key-visit-page = Page Up, Page Down
key-visit-does = от кости к кости в руке, даже к тем, что никуда не подходят
key-offer = Shift+F10
key-offer-does = меню кости или места в кольце; то же — правый щелчок или долгое нажатие
key-arrange = Ctrl и стрелки
key-arrange-page = Shift+Page Up, Shift+Page Down
key-arrange-does = передвинуть кость в кольце на другое место в руке

key-menu = Alt или F10
key-menu-page = G
key-menu-does = открыть меню; стрелки ходят по меню
key-escape = Esc
key-escape-does = отпустить выбранную кость или закрыть окно

keys-review = Просмотр партии
key-moves = Влево, Вправо
key-moves-does = к предыдущему или следующему ходу
key-ways = Home, End
key-ways-does = к началу или к концу
key-hands = Page Up, Page Down
key-hands-does = к предыдущему или следующему кону
key-mistakes = M, Shift+M
key-mistakes-does = в разборе: к вашей следующей или предыдущей ошибке
key-better = Ctrl+Z
key-better-does = в разборе или задаче: попробовать снова после ошибки

## The table

you = Вы
nestor = Нестор
name-second = Аякс
name-third = Елена
remark-nestor-out = Терпение вознаграждается.
remark-nestor-out-too = Кость за костью.
remark-nestor-beaten = Хорошо сыграно.
remark-nestor-beaten-too = Чистая работа.
remark-ajax-out = Ха! Ни одной не осталось.
remark-ajax-out-too = Готово! Ещё раз.
remark-ajax-beaten = Слишком быстро для меня.
remark-ajax-beaten-too = Ещё раз!
remark-helen-out = А вот и последняя.
remark-helen-out-too = Вот и всё.
remark-helen-beaten = Ну что ж.
remark-helen-beaten-too = Жаль.
name-partner = { $name }, ваш напарник
name-with = в паре: { $name }
name-player = Игрок
name-player-number = Игрок { $number }
boneyard = Базар
target-of = / { $target }
table-count = Сумма { $count }
clock-left = осталось
clock-last = последние секунды
pause-title = Пауза
pause-line = Часы стоят на { $time }. Стол закрыт, пока вы не продолжите.
button-draw = Взять
button-pass = Пропустить
button-turn = Открыть кость
button-take = Взять все
button-new-hand = Новый кон
button-new-game = Новая партия
button-again-short = Ещё раз, до { $quick }
button-go-on = Продолжить
button-uncover = Показать кости
button-thinking = Думаю…

pips-0 = пусто
pips-1 = один
pips-2 = два
pips-3 = три
pips-4 = четыре
pips-5 = пять
pips-6 = шесть
pips-7 = семь
pips-8 = восемь
pips-9 = девять
pips-10 = десять
pips-11 = одиннадцать
pips-12 = двенадцать
number-name =
    { $pips ->
        [0] пустышка
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
        [9] девятка
        [10] десятка
        [11] одиннадцатка
       *[12] двенадцатка
    }
    .many =
        { $pips ->
            [0] пустышек
            [1] единиц
            [2] двоек
            [3] троек
            [4] четвёрок
            [5] пятёрок
            [6] шестёрок
            [7] семёрок
            [8] восьмёрок
            [9] девяток
            [10] десяток
            [11] одиннадцаток
           *[12] двенадцаток
        }
    .of =
        { $pips ->
            [0] пустышки
            [1] единицы
            [2] двойки
            [3] тройки
            [4] четвёрки
            [5] пятёрки
            [6] шестёрки
            [7] семёрки
            [8] восьмёрки
            [9] девятки
            [10] десятки
            [11] одиннадцатки
           *[12] двенадцатки
        }
    .it =
        { $pips ->
            [0] пустышку
            [1] единицу
            [2] двойку
            [3] тройку
            [4] четвёрку
            [5] пятёрку
            [6] шестёрку
            [7] семёрку
            [8] восьмёрку
            [9] девятку
            [10] десятку
            [11] одиннадцатку
           *[12] двенадцатку
        }
    .with =
        { $pips ->
            [0] пустышкой
            [1] единицей
            [2] двойкой
            [3] тройкой
            [4] четвёркой
            [5] пятёркой
            [6] шестёркой
            [7] семёркой
            [8] восьмёркой
            [9] девяткой
            [10] десяткой
            [11] одиннадцаткой
           *[12] двенадцаткой
        }
bone-plain = { $high }-{ $low }
bone-doublet = { $pips }-{ $pips }
end-west = левый
end-east = правый
end-north = верхний
end-south = нижний
at-west = слева
at-east = справа
at-north = сверху
at-south = снизу
at-bone = на { $bone }
at-half = на { $bone } ({ $pips })
at-turned = { $place } (тяжёлой половиной наружу)
bone-at = { $bone } { $place }
list-and = { $list } и { $last }
    .or = { $list } или { $last }
    .nor = { $list-nor }, ни { $last }

spoken-hand = { $bone }, в вашей руке, подходит { $ends }
spoken-hand-any = { $bone }, в вашей руке, можно зайти
spoken-hand-none = { $bone }, в вашей руке, никуда не подходит
spoken-hand-waiting = { $bone }, в вашей руке
spoken-end = { $end } конец, { $bone }, открыто { $pips }
spoken-end-empty = { $end } конец, кости ещё нет, открыто { $pips }
spoken-end-lead = { $end } конец, сюда можно положить первую кость
spoken-lead-place = место для первой кости
spoken-end-of = конец { $number }, у { $bone }, открыто { $pips }
spoken-face-down = кость { $number }, закрыта
spoken-turned = { $bone }, открывает { $name }
spoken-yard = кость { $number } в базаре, взять
spoken-time = { $minutes } мин { $seconds } с
spoken-seconds = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
spoken-clock = часы: осталось { $time }
spoken-clock-last = часы: последние { $time }
spoken-firecracker = ваша петарда: возьмите её, чтобы взорвать кость
spoken-firecracker-theirs = петарда, { $name }
spoken-target = { $bone }, взорвать: { $outlook }
spoken-target-alone = { $bone }, взорвать
spoken-middle = { $bone }, в середине
spoken-yours = { $bone }, ваш ход
spoken-theirs = { $bone }, ход: { $name }
spoken-shown = { $bone }, открыта
spoken-buried = { $bone }, закопана
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } кость
        [few] { $bones } кости
       *[many] { $bones } костей
    }
spoken-partners = { $names }: { $score }; { $held }
spoken-held = { $name } { $bones ->
        [one] { $bones } кость
        [few] { $bones } кости
       *[many] { $bones } костей
    }

caption-did = { $name }: { $did }
did-play = кладёт { $bone }
did-draw-and-play = берёт { $count }, кладёт { $bone }
did-draw = берёт { $count }
did-pass = пропускает
did-destroy = взрывает { $bone }
yard-drawable =
    { $count ->
        [one] Можно взять { $count } кость
        [few] Можно взять { $count } кости
       *[many] Можно взять { $count } костей
    }
yard-empty = Базар пуст
yard-reserve =
    { $count ->
        [1] Последнюю кость не берут
        [one] Последнюю { $count } кость не берут
        [few] Последние { $count } кости не берут
       *[many] Последние { $count } костей не берут
    }
say-named = { $name }: { $line }
say-turn = Откройте любую кость. Заходит тот, у кого { $players ->
    [2] тяжелее
   *[other] тяжелее всех
}.
say-tie = Поровну, поэтому все откроют ещё по кости.
say-you-turn = Вы открываете { $bone }
say-name-turns = { $name } открывает { $bone }
say-i-turn = Я открываю { $bone }
say-take =
    { $count ->
        [1] Возьмите ещё одну кость.
        [one] Возьмите { $count } кость.
        [few] Возьмите { $count } кости.
       *[many] Возьмите { $count } костей.
    }
say-i-take = Беру свои кости.

say-your-turn = Ваш ход.
say-pass-to = { $name }, ваш ход.
cover-since = Пока вы ждали — { $line }
cover-clock = У вас осталось { $time }. Часы пойдут, когда вы откроете кости.
say-my-turn = Мой ход.
say-must-draw = Ходить нечем. Берите из базара.
say-must-pass = Ходить нечем. Пропускайте.
say-limit-pass = Костей на руках уже { $bones }, больше нельзя. Пропускайте.
say-drawn-pass = За ход больше брать нельзя, и ничего не подходит. Пропускайте.
say-i-play = Кладу { $bone }.
say-you-play = Вы кладёте { $bone }.
say-i-score = Кладу { $bone }: мне { $points }.
say-you-score = Вы кладёте { $bone }: вам { $points }.
say-you-have-scored = Вам { $points }.
say-i-overshoot = Кладу { $bone }. { $points } — это перебор.
say-you-overshoot = Вы кладёте { $bone }. { $points } — это перебор.
say-i-drew =
    { $count ->
        [1] Беру кость.
        [one] Беру { $count } кость.
        [few] Беру { $count } кости.
       *[many] Беру { $count } костей.
    }
say-you-drew =
    { $count ->
        [1] Вы взяли { $bone }.
        [one] Вы взяли { $count } кость, последней { $bone }.
        [few] Вы взяли { $count } кости, последней { $bone }.
       *[many] Вы взяли { $count } костей, последней { $bone }.
    }
say-i-pass = Пропускаю.
say-you-pass = Вы пропускаете.
say-i-destroy = Взрываю { $bone } петардой.
say-you-destroy = Вы взрываете { $bone } петардой.
say-i-destroy-and-score = Взрываю { $bone } петардой: мне { $points }.
say-you-destroy-and-score = Вы взрываете { $bone } петардой: вам { $points }.
say-i-led-doublet = У меня старший дубль, { $bone }. С него и захожу.
say-i-led-low = У меня младший дубль, { $bone }. С него и захожу.
say-i-led-held = У меня { $bone }. С неё и захожу.
say-i-led-plain = Дублей ни у кого нет, так что захожу с { $bone }.
say-you-led-doublet = У вас старший дубль, { $bone }. С него и заход.
say-you-led-low = У вас младший дубль, { $bone }. С него и заход.
say-you-led-held = У вас { $bone }. С неё и заход.
say-you-led-plain = Дублей ни у кого нет, так что ваш заход с { $bone }.
say-i-led-own = Захожу со своего старшего дубля, { $bone }.
say-you-led-own = Вы заходите со своего старшего дубля, { $bone }.
say-you-had-to-lead = Вы должны были зайти с { $bone }.
say-i-lead = В этом кону захожу я.
say-you-lead = Ваш заход, с любой кости.
say-i-lead-winner = Прошлый кон за мной, захожу я.
say-you-lead-winner = Прошлый кон за вами. Заходите с любой кости.
say-you-lead-with-doublet = Заходите с дубля, а если его нет, пропускайте ход.
say-i-lead-loser = Прошлый кон не мой, захожу я.
say-you-lead-loser = Прошлый кон не ваш. Заходите с любой кости.
say-i-lead-lot = Моя кость { $players ->
    [2] тяжелее
   *[other] тяжелее всех
}, захожу я.
say-you-will-lead-lot = Ваша кость { $players ->
    [2] тяжелее
   *[other] тяжелее всех
}, заходите вы.
say-you-lead-lot = Ваша кость { $players ->
    [2] тяжелее
   *[other] тяжелее всех
}. Заходите с любой.
say-i-domino = Домино! Мне { $points }.
say-you-domino = Домино! Вам { $points }.
say-i-am-out = Домино! Выхожу.
say-you-are-out = Домино! Вы вышли.
say-blocked-me = Рыба! Мне { $points }.
say-blocked-nothing = Рыба! Никому ничего.
say-blocked = Рыба!
say-passed-for =
    За пропуск { $side-who ->
        [you] вам
        [with-you] вашей паре
       *[other] соперникам ({ $side })
    }: { $points }.
say-started-over = Кон есть у каждой стороны: счёт обнуляется.
say-locked = Рыба! Ни вам, ни мне ходить нечем. Никому ничего.
say-you-lead-next = Следующий заход ваш.
say-blocked-side =
    Рыба! { $side-who ->
        [you] Вам { $points }
        [with-you] Кон берёте вы и { $side-others }: { $points }
        [single] Кон берёт { $side }: { $points }
       *[other] Кон берут { $side }: { $points }
    }.
say-blocked-shared =
    Рыба! Поровну, поэтому очки { $side-who ->
        [with-you] делите вы и { $side-others }
       *[other] делят { $side }
    }: по { $points }.
say-you-domino-together = Домино! Вашей паре { $points }.
say-i-domino-together = Домино! Нам { $points }.
say-side-wins-game =
    { $side-who ->
        [you] Вы выиграли партию
        [with-you] Партию выиграли вы и { $side-others }
        [single] Партию выигрывает { $side }
       *[other] Партию выиграли { $side }
    }, { $scores }.
say-side-wins-hand-game =
    { $side-who ->
        [you] Вы выиграли партию
        [with-you] Партию выиграли вы и { $side-others }
        [single] Партию выигрывает { $side }
       *[other] Партию выиграли { $side }
    }.
say-nobody-wins-game = Ничья.
say-i-win-game = Партия моя, { $me } : { $you }.
say-you-win-game = Вы выиграли партию, { $you } : { $me }.
say-nobody-wins = Ничья, { $you } : { $me }.
say-time-out = Время вышло.
say-you-gave-up = Вы сдались.
say-i-win-hand-game = Партия моя.
say-welcome-back = С возвращением.
say-undone = Отменено.
say-redone = Повторено.
say-undone-this = Отменено: { $what }.
say-redone-this = Повторено: { $what }.
a-draw = взятая кость
a-pass = пропуск
say-preserved = Партия отложена: кон { $hand }, { $scores }. К ней можно вернуться.
say-preserved-game = Партия отложена. К ней можно вернуться.
say-hint = Советую ход { $play }.
say-hint-draw = Советую взять из базара.
say-hint-destroy = Советую взорвать { $bone } петардой.
say-showing-mine = Вот мои кости.
say-showing-hands = Вот кости остальных.
say-showing-boneyard = Вот базар.
say-showing-buried = Вот базар. Зачёркнутые кости закопаны.
say-nothing-to-undo = Отменять нечего.
say-nothing-of-yours = Вы ещё не ходили, отменять у вас нечего.
moment-best-play = Ваш лучший ход за партию: { $points }
moment-streak = Ходов с очками подряд: { $count }

detail-left-with-other = очки на руках ({ $name }): { $sum }
detail-left-with-you = очки у вас на руках: { $sum }
detail-bones-with-other = кости на руках ({ $name }): { $bones } × 5 = { $sum }
detail-bones-with-you = кости у вас на руках: { $bones } × 5 = { $sum }
detail-way-opened = теперь есть чем ходить: { $points }
detail-block-difference = рыба: { $theirs } − { $own } = { $sum }
detail-block-below = рыба: { $theirs } − { $own } меньше нуля
detail-block-other = рыба: очки на руках ({ $name }) { $sum }
detail-block-yours = рыба: очки у вас на руках { $sum }
detail-block-both = рыба: { $theirs } + { $own } = { $sum }
detail-block-nothing = рыба ничего не стоит
detail-subtracted = { $side }: минус { $sum }
detail-shared = половина от { $theirs }
detail-left = осталось очков: { $sum }
detail-one = за кон: 1
detail-two = рыба: 2
detail-out-doublet = выход дублем: { $points }
detail-out-both-ends = на оба конца, capicúa: { $points }
detail-out-doublet-ends = дублем на оба конца: { $points }
detail-out-blank = chuchazo: { $points }
detail-hand-bonus = за выигранный кон № { $hand }: { $points }
detail-carried = с прошлых конов: { $points }
detail-double-ends = на оба конца, вдвое: { $points }
detail-double-block = рыбу сделали и проиграли, вдвое: { $points }
detail-closed-and-lost = { $side }: минус { $sum }, рыба проиграна
detail-block-theirs = рыба: очки остальных { $sum }
detail-rounded = (округлено до { $points })
detail-not-counted = Не в счёт: в цель надо попасть ровно.

refused-does-not-fit = { $bone } не идёт на { $end } конец: там { $pips }.
refused-needs-doublet = Сюда сейчас можно поставить только дубль.
refused-not-held = { $bone } не у вас на руках.
refused-fits-nowhere = { $bone } никуда не подходит.
refused-choose-first = Сначала выберите кость в руке.
refused-must-lead = Заходить в этом кону надо с { $bone }.
refused-leads-doublet = В этом кону заходят с дубля, а { $bone } — не дубль.
refused-not-open = Туда ходить нельзя.
refused-not-your-turn = Сейчас не ваш ход.
refused-late = Слишком поздно: на столе всё изменилось.
refused-asked = Остальные ещё не ответили.
refused-not-yet = Кон ещё не начался.
refused-thinking = Минуту, я думаю.
refused-hand-over = Кон окончен.
refused-game-over = Партия окончена.
refused-no-draws = В этой игре базара нет.
refused-boneyard-empty = Брать больше нечего.
refused-playable = У вас есть чем ходить.
refused-paused = Часы стоят. Сначала продолжите партию.
refused-covered = Ваши кости закрыты. Сначала откройте их.
refused-of-people = Так стала бы видна чужая рука.
refused-no-help = За этим столом играют без помощи.
refused-no-clock = В этой партии нет часов.
refused-not-over = Партия ещё не окончена.
refused-nothing-to-destroy = Сейчас на столе взрывать нечего.
refused-no-firecrackers = В этой игре нет петард.
refused-firecracker-used = Свою петарду в этом кону вы уже взорвали.
refused-spinner-stands = { $bone } — спиннер. Петарда его не берёт.
refused-not-an-end = { $bone } не на конце. Взорвать можно только кость с одним соседом.

wrong-seats = Число игроков неверное.
wrong-not-over = Прошлый кон ещё не окончен.
wrong-other-table = Число игроков посреди партии менять нельзя.
wrong-twice = { $bone } роздана дважды.
wrong-missing = Не хватает { $bone }.
wrong-not-in-set = { $bone } нет в наборе этой игры.
wrong-hand-size = У кого-то на руках неверное число костей.
wrong-void = Такая раздача не в счёт, кости надо пересдать.
wrong-lot = Кости, открытые для жребия, неверные.
wrong-does-not-fit = { $bone } сюда не подходит.
wrong-not-in-hand = { $bone } не на руках у этого игрока.
wrong-not-on-table = { $bone } нет на столе.
wrong-playable = У игрока есть чем ходить.
wrong-drawable = Игрок ещё может взять из базара.
wrong-hand-full = На руках уже предел костей.
wrong-drawn-enough = В этом ходу больше брать нельзя.
wrong-firecracker-used = Петарда этого игрока уже взорвана.
wrong-clock = Времени на часах не может прибавиться.
wrong-no-clock = У этого игрока нет часов.
wrong-seat = На этом месте никого нет.
wrong-rules-range = «{ $option }» бывает от { $low } до { $high }, а не { $value }.
wrong-rules-partners = Парами играют вчетвером.
wrong-rules-bones = На столько костей в руке набора не хватит.
wrong-rules-sevens = Половины дают в сумме семь только в наборе «дубль шесть».
wrong-rules-tree = Цепь, которая ветвится на каждом дубле, с набором «дубль двенадцать» не помещается на столе.
wrong-rules-leave-out = Не раздавать 0-0 можно, только если нет базара и на руки нужны не все кости.
wrong-rules-left-over = Заходящий может взять лишние кости, только если всегда заходят со старшего дубля, нет базара, раздаётся всё и лишних костей меньше, чем игроков.
wrong-rules-pass = Пропуск может давать очки соперникам, только если сторон две.
wrong-rules-lead-bone = Обязать выигравшего заходить с дубля можно, только если нет базара.
wrong-rules-cap = Выиграть не смог бы никто: очки за остаток кончаются раньше цели, а больше очков взять неоткуда.
wrong-rules-lead = На месте, которое должно заходить, никого нет.
wrong-rules-limit = Предел костей на руках не может быть меньше розданного или больше { $bones }.
wrong-rules-sure-doublet = Дубль можно обещать только тому, кто заходит в первом кону.
wrong-rules-clock-seat = Места, которому положены часы, за этим столом нет.
wrong-rules-no-clock = Для партии на время нужен игрок с часами.
wrong-rules-nothing = По этим правилам очков не набрать.
wrong-rules-parts = Пятёрки и тройки в сумме считаются, только если включены пятёрки или тройки.
wrong-rules-twins = Одинаковые концы считаются, только если пятёрки и тройки выключены.
wrong-rules-both-out = Играть, пока не выйдут оба напарника, можно только парами и без базара.
wrong-rules-exact = Ровно столько очков в этой игре не набрать.
wrong-rules-carry = Ничья может прибавиться к следующему кону, только если за кон дают одно очко.
wrong-rules-collect = Если проигравшие пишут остаток в минус, больше очков давать нельзя ни за что.
wrong-rules-lead-all = Если первая кость кона не может выиграть или дать очки, на руках нужно хотя бы две кости.
wrong-rules-love = «Всухую» годится только для игры, где считают одни коны.
wrong-rules-love-far = «Всухую» играют не больше чем до семи конов.
wrong-rules-love-ahead = В игре «Всухую» форы не бывает.
wrong-rules-head-start = Фора должна быть меньше цели.

menu-game = Партия
menu-options = Вид
menu-help = Справка
menu-files = Файлы
menu-more = Ещё
command-records = История
command-practice = Тренировка
choice-course = Уроки вдвоём и в парах: от первой кости до чтения чужих рук.
choice-today = Десять задач в день. Сначала возвращаются ваши ошибки.
choice-exercises = Позиции с одним лучшим ходом, по темам и от лёгких к трудным.
choice-agreed = Матч с номером. Друг может сыграть те же раздачи.
today-lesson = Дальше: { $lesson }
today-left = Из десяти на сегодня осталось { $count }.
today-done = Десять на сегодня решены. Завтра будет десять новых.
today-deals = Матч дня: раздача { $deal } из { $deals }
today-deals-over = Матч дня сыгран. Завтра будет другой.
command-new-game = Новая партия
    .search = начать
command-friends = Играть с друзьями
command-undo = Отменить
    .search = взять назад, вернуть ход
command-redo = Повторить
command-hint = Подсказка
    .search = помощь, совет, лучший ход
command-tutor = Наставник
command-firecracker = Петарда
command-pause = Пауза
command-give-up = Сдаться
command-results = Результат
give-up-asks = Сдать партию? Это будет проигрыш.
give-up-yes = Сдаться
undo-asks = Это отменит ход ({ $names }). Продолжить?
redo-asks = Это повторит ход ({ $names }). Продолжить?
restore-asks = Это отменит ходы ({ $names }). Продолжить?
restart-asks = Партия закончится и для других ({ $names }). Начать сначала?
undo-yes = Отменить ход
results-title = Результат
results-again = Сыграть ещё
results-target = Набрано очков: { $target }.
results-yours = Ваши очки
results-theirs = Очки: { $name }
results-spread = Премия за перевес
results-time = Премия за время
results-time-sum = { $seconds } с × { $each } × { $share } = { $bonus }
results-total = Всего
results-best-today = Ваш рекорд за сегодня
results-best-ever = Ваш рекорд
results-new-best = новый!
results-practice = Партия тренировочная, в рекорды она не идёт.
results-plays = Лучшие ходы
results-play = { $name }: { $sum } = { $points }
results-destroy = { $name }: { $points } петардой
results-firecrackers = Петарды с очками: у вас { $yours }, { $name } { $theirs }
command-show-hands = Показать руку Нестора
    .search = показать мою руку, подсмотреть
command-show-boneyard = Показать базар
    .search = подсмотреть
command-preserve = Отложить партию
    .search = сохранить
command-restore = Вернуть отложенную
    .search = загрузить, восстановить
command-tally = Победы
    .search = обнулить, выигрыши, проигрыши
command-review = Разобрать партию
command-display = Компактный вид
command-settings = Настройки
command-colors = Цвета
command-sound = Звук
command-help = Справка
command-about = О программе
    .search = версия, лицензия
command-full-screen = Полный экран
command-bar = Панель кнопок
command-install = Установить
bar-tool = { $command } ({ $keys })
offer-choose = Выбрать место
offer-let-go = Отпустить
offer-rules = Правила: { $game }
offer-fit = Вписать стол
offer-none = Сюда ничего не подходит
offer-nowhere = Эта кость никуда не подходит
answer-on = { $command }: вкл.
answer-off = { $command }: выкл.
answer-not-now = { $command }: сейчас нельзя
answer-nothing-to-redo = Повторять нечего.
answer-nothing-due = На сегодня задач нет.
answer-nothing-to-review = Пока нечего разбирать.
answer-nothing-happened = После вашего хода ничего не произошло.
answer-nothing-preserved = Вы ещё не откладывали партию.
answer-next-hand = Со следующего кона: { $game }.
answer-next-game = Со следующей партии: { $game }.
answer-copied = Партия в буфере обмена.
answer-kept = Добавлено в список партий.
command-quit = Выход
    .search = закрыть, выйти

hint-title = Подсказка
hint-thinking = Думаю над вашими костями.
hint-draw = Взять
    .said = «взять»
    .first = «взять»
hint-destroy = Петарда: { $bone }
    .said = «петарда на { $bone }»
    .first = «петарда на { $bone }»
hint-pass = Пропустить
    .said = «пропустить»
    .first = «пропустить»
hint-points = очки
hint-win = победа
hint-win-about = Как часто вы выиграете партию после этого хода.
hint-about = Чего на вашем месте ждать от каждого хода, судя по тому, что видно вам: очки к концу кона и шанс выиграть партию.
nudge-lacks =
    У кого нет { $numbers-count ->
        [1] { $numbers-many }
       *[other] ни { $numbers-many-nor }
    }?
nudge-holds = Какие кости наверняка у следующего?
nudge-untaken = Какие очки упустил следующий?
nudge-fit = Сосчитайте, какие из закрытых костей подойдут после каждого хода.
nudge-count = Сосчитайте, что осталось от каждого числа. Каждое есть на { $all } костях.
nudge-doublet = Посмотрите на свои дубли.
nudge-keep = Чем вы сможете ходить в следующий раз?
nudge-score = Какой станет сумма концов?
nudge-replies = Сколько очков может взять следующий?
nudge-answer = Чем следующий мог бы больше всего навредить вам после каждого хода?
nudge-block = Кто выиграет, если больше никто не сможет ходить?
nudge-partner = Вспомните число напарника.
nudge-rival = Кто открыл какой конец?
nudge-out = Доиграйте в уме: ваш ход, ответ, ваш следующий ход.
nudge-pips = Посмотрите на свои тяжёлые кости.
nudge-draw = Ходить не обязательно.
nudge-ahead = Подумайте, к чему ведёт каждый ход. Лучший окупится позже.

tutor-looks = Смотрю ваш ход…
tutor-title = Вы уверены?
tutor-better =
    { $count ->
        [0] Другой ход выигрывает чуть чаще.
        [one] Другой ход выигрывает на { $count } партию из 100 больше.
        [few] Другой ход выигрывает на { $count } партии из 100 больше.
       *[many] Другой ход выигрывает на { $count } партий из 100 больше.
    }
tutor-best = Лучший ход: { $play }.
tutor-rethink = Подумать ещё
tutor-play-anyway = Всё равно сходить
tutor-show-better = Показать лучший ход

notice-damaged-copy = Файл { $file } был повреждён. Вместо него взята прежняя копия. Повреждённый файл теперь называется { $aside }.
notice-damaged-new = Файл { $file } был повреждён и не читается. Он теперь называется { $aside }, а вместо него начат новый.
notice-damaged-stays = Файл { $file } повреждён, и переместить его нельзя. Он не изменён, и на его место ничего не сохраняется.
notice-from-copy = Файла { $file } не было. Вместо него взята прежняя копия.
notice-unreachable = Файл { $file } не читается ({ $why }). Он не изменён, и на его место ничего не сохраняется.
notice-unreachable-copy = Файл { $file } не читается ({ $why }). Вместо него взята прежняя копия. Сам файл не изменён, и на его место ничего не сохраняется.
obstacle-forbidden = доступ запрещён
obstacle-not-a-file = это не обычный файл
obstacle-link = это ссылка, ведущая в никуда
obstacle-other = система сообщает: «{ $why }»
notice-other-form = Файлы в папке игры остались от прежней версии и не читаются. Теперь они лежат в папке { $folder }, без изменений.
notice-newer = Файл { $file } записан более новой версией игры. Он не изменён, и на его место ничего не сохраняется.
notice-full = Диск заполнен. Играть можно, но партия не сохраняется.
notice-forbidden = Папка игры защищена от записи. Играть можно, но партия не сохраняется.
notice-no-folder = Сохранять некуда: нет папки. Играть можно, но партия не сохраняется.
notice-lock = «lock» в папке игры — не обычный файл. Играть можно, но партия не сохраняется.
notice-too-long = Эта партия слишком длинная и не сохраняется. Играть можно дальше.
notice-too-long-to-keep = Эта партия слишком длинная для списка партий и в него не попала.
notice-other = Ничего не сохраняется ({ $why }). Играть можно дальше.
notice-second-window = Игра открыта в другом окне. Здесь вы играете отдельную партию, она не сохраняется.
page-taken = Игра открыта в другой вкладке. То, что вы сыграете здесь, не сохраняется.
page-play-here = Играть здесь
page-version = Готова новая версия.
page-reload = Обновить
page-picture = Браузер перестал показывать графику. Обновите страницу.
page-leaving = Вернитесь назад ещё раз, чтобы выйти из игры.
notice-replaced = В этом окне программы не играют. Вместо игрока { $name } играет Нестор.
notice-stumbled = Пока Нестор думал, случилась ошибка. Если ход был его, он всё же сходил разумно. Подробности в panic.log.
notice-damaged-games = { $count ->
    [one] { $count } партия в списке повреждена и не читается. Её файл отложен в папке «games».
    [few] { $count } партии в списке повреждены и не читаются. Их файлы отложены в папке «games».
   *[many] { $count } партий в списке повреждены и не читаются. Их файлы отложены в папке «games».
} Все остальные партии на месте.
notice-newer-games = { $count ->
    [one] { $count } партия записана более новой версией программы, и в списке её нет.
    [few] { $count } партии записаны более новой версией программы, и в списке их нет.
   *[many] { $count } партий записаны более новой версией программы, и в списке их нет.
} Файлы не изменены.
notice-unreadable-games = { $count ->
    [one] { $count } партия сейчас не читается, и в списке её нет.
    [few] { $count } партии сейчас не читаются, и в списке их нет.
   *[many] { $count } партий сейчас не читаются, и в списке их нет.
} Файлы не изменены.

## Players

command-players = Игроки
    .search = ввести имя, удалить имя
players-who = Кто играет?
players-play = Играть
players-first = Первый игрок
players-at-the-table = { $name } — сейчас за столом
players-change = Добавить или переименовать
players-name = Имя
players-add = Добавить
players-rename = Переименовать
players-name-empty = Введите хотя бы одну букву.
players-name-long = В имени не больше 40 букв.
players-name-taken = Игрок с таким именем уже есть.
players-frozen = Файл этого игрока изменить нельзя, имя остаётся прежним.
players-disk = Папку игроков изменить нельзя.
players-delete = Удалить…
players-delete-sure = Удалить игрока { $name } со всеми партиями, настройками и цветами? Всё переместится в папку удалённых игроков, пока вы её не очистите.
players-delete-yes = Удалить
players-ask = Спрашивать при запуске
players-ask-about = Спрашивать, кто играет, при каждом запуске. Иначе продолжает последний игрок.
players-deleted = Удалённые игроки
players-deleted-about =
    { $count ->
        [one] Партии и настройки { $count } удалённого игрока ещё на месте.
       *[other] Партии и настройки { $count } удалённых игроков ещё на месте.
    }
players-empty = Удалить навсегда
players-bring-back = Вернуть

## Files

command-restart = Партия с начала
    .search = заново, сначала
command-save-game = Сохранить партию как
    .search = текущая партия
command-open-game = Открыть партию
    .search = прежняя партия, загрузить
command-copy-game = Копировать партию
command-paste-game = Вставить партию
command-keep-game = Добавить в список партий
command-save-all = Сохранить все данные
command-add-all = Добавить сохранённое
path-about = В этой системе нет окна выбора файла. Введите путь к файлу.
path-name = Путь к файлу
path-about-folder = В этой системе нет окна выбора файла. Введите путь к папке.
path-folder = Путь к папке
added-games = { $count ->
    [0] Новых партий не нашлось.
    [one] Добавлена { $count } партия.
    [few] Добавлено { $count } партии.
   *[many] Добавлено { $count } партий.
}
added-known = { $count ->
    [one] { $count } партия уже была здесь и осталась как есть.
    [few] { $count } партии уже были здесь и остались как есть.
   *[many] { $count } партий уже были здесь и остались как есть.
}
added-not = «{ $file }» пропущен: { $why }.
added-more = { $count ->
    [one] Пропущен ещё { $count } файл.
    [few] Пропущено ещё { $count } файла.
   *[many] Пропущено ещё { $count } файлов.
}
added-stays = За столом остаётся ваша партия.
added-stays-listed = За столом остаётся ваша партия. Партия из файла — в списке партий.
added-comes = Теперь за столом партия из файла.
added-comes-listed = Теперь за столом партия из файла. Ваша — в списке партий.
file-pasted = Вставленный текст
file-not-written = { $file } не записать: { $why }.
file-exists = { $file } уже есть. Ничего не записано. Выберите другое имя.
file-not-read = { $file } не читается: { $why }.
file-no-game = { $file } — не партия в домино. Ничего не изменилось. { $why }
link-nowhere = Эта версия не понимает { $link }. Ничего не изменилось.
share-link = Поделиться ссылкой
share-moment = Поделиться моментом
link-copied = Ссылка скопирована. Вставьте её в сообщение.
link-impossible = Раздачи этой партии получены не из одного номера, и в ссылку она не поместится. Сохраните её в файл.
file-full = диск заполнен
file-no-folder = нет папки, куда сохранять
file-taken = туда сохраняет другое окно игры
file-silent = хранилище не отвечает
file-lock = «lock» в папке игры — не обычный файл
file-too-long = слишком длинно
file-damaged = файл повреждён
file-newer = записано более новой версией программы
file-missing = такого файла нет
file-too-large = Для партии слишком велико.
file-not-text = С байта { $byte } это не текст.
file-unreadable = Не читается строка { $line }, столбец { $column }.
file-version = Записано более новой версией игры ({ $version }).
file-hand = Кон { $hand } так раздать нельзя: { $why }
file-begins = до него партия так сложиться не могла
file-move = В кону { $hand } ход { $move } невозможен: { $why }
file-cannot-be-shown = Такую партию это окно показать не может.

## The list of games

command-games = Партии
games-open = Посмотреть
games-reading = Читаю партии…
games-none = Сюда попадает каждая партия, которую вы доиграете.
games-search = Кость или раздача
games-search-what = Введите кость, с которой заходили, например 6-4, или номер раздачи.
picks-filter = Фильтр
games-game = Игра
games-level = Уровень
games-result = Итог
games-practice = Вид
games-seats = Игроков
games-person = С кем
games-when = Когда
pick-any-game = Все игры
pick-any-level = Все уровни
pick-any-result = Все итоги
pick-any-practice = В зачёт и тренировка
pick-plain = В зачёт
pick-practice = Тренировка
pick-program = С программой
pick-any-seats = Любой стол
pick-any-person = С кем угодно
pick-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
span-ever = За всё время
span-day = За день
span-week = За неделю
span-month = За месяц
span-year = За год
outcome-won = Победа
outcome-lost = Проигрыш
outcome-drawn = Ничья
outcome-unfinished = Прервана
games-column-when = Конец
games-column-game = Игра
games-column-level = Против
games-column-result = Итог
games-column-took = Длительность
games-column-luck = Везение
games-figure = { $name } { $figure }
games-result-points = { $result } { $own } : { $other }
games-result-practice = { $result }, тренировка
games-minutes = { $count } мин
games-for = { $game } { $count ->
    [3] втроём
   *[other] вчетвером
}
games-pick = Выбрать партию: { $when }
games-pick-all = Выбрать все
games-pick-none = Снять выбор
games-same-deals = Те же раздачи
games-export-games = Выгрузить записи…
games-export-table = Выгрузить таблицу…
games-delete = Удалить
games-restore =
    { $count ->
        [0] Вернуть удалённые
        [one] Вернуть { $count } удалённую
        [few] Вернуть { $count } удалённые
       *[many] Вернуть { $count } удалённых
    }
games-gone = Эта партия не читается.
games-not-read = Эта партия не читается: { $why }.
games-exported =
    { $count ->
        [one] Выгружена { $count } партия.
        [few] Выгружено { $count } партии.
       *[many] Выгружено { $count } партий.
    }
games-not-exported = Партии не выгрузить: { $why }.
viewer-first = В начало
viewer-back = Назад
viewer-next = Вперёд
viewer-last = В конец
viewer-place = Кон { $hand }, ход { $move } из { $moves }
viewer-play-on = Играть отсюда
viewer-more = Ещё…

## The review

review = Разбор
verdict-cost = Самая дорогая ошибка
verdict-cost-none = Ошибок нет.
verdict-best = Ваш лучший ход
verdict-cost-told = Ход { $play } стоил { $games-object }
verdict-best-told = Ход { $play } спас { $games-object }
verdict-given = Во что обошлись все ваши ходы
verdict-doubtful = сомнительных: { $count }
verdict-bad = плохих: { $count }
verdict-blunders = зевков: { $count }
review-made = { $name }: { $play }.
review-as-good = Лучшего хода не было.
review-cost = Это стоило { $games-object }.
review-why = Почему?
review-little = Стоит { $games-object }, для отметки мало.
review-best = Лучше: { $play }.
review-punished = Ответ, который за это наказывает: { $play }.
review-not-judged = Ещё не оценено.
review-failed = Этот ход оценить не удалось.
review-no-choice = Выбора тут не было.
review-progress = оценено { $share }
review-before = Предыдущая ошибка
review-next = Следующая ошибка
review-graph = Ваш шанс на победу
review-graph-top = победа
review-graph-bottom = поражение
review-luck = Везение: примерно поровну
review-luck-with = Повезло
review-luck-against = Не повезло
review-your-plays = Ваши ходы
review-their-plays = Ходы других
review-luck-later = Везение видно, когда кон окончен.
review-luck-soon = Считаю везение…
review-sums = Итоги
review-given =
    { $count ->
        [one] { $count } решение стоило { $mean-object }.
        [few] { $count } решения стоили в среднем { $mean-object } каждое.
       *[many] { $count } решений стоили в среднем { $mean-object } каждое.
    }
review-sums-about = Каждое решение оценено по тому, что игрок знал тогда. Пока кон идёт, оцениваются только ваши. График в разборе показывает другое: как менялись шансы на победу для того, кто знает все кости.
mark-doubtful = Сомнительно
mark-bad = Плохо
mark-blunder = Зевок
better = Найти лучше
better-find = Этот ход вам дорого обошёлся. Как бы вы сходили теперь?
better-right = { $play }: лучшего хода нет.
better-wrong = { $play }: стоит { $games-object }.
better-again = Ещё раз
better-show = Показать лучший ход
better-follows = Что дальше
better-answer = Ответ на ваш ход
better-leave = Назад к разбору

## Statistics

command-statistics = Статистика
statistics-counting = Считаю партии: { $done } из { $all }
statistics-empty = Доиграйте партию, и результаты появятся здесь.
statistics-none = Таких законченных партий нет.
statistics-count =
    { $count ->
        [one] { $count } законченная партия
        [few] { $count } законченные партии
       *[many] { $count } законченных партий
    }
statistics-page = Страница
statistics-page-won = Победы
statistics-page-quality = Как вы играете
statistics-page-habits = Привычки
statistics-page-table = Таблица
lead-won = Выиграно партий: { $won } из { $count }.
lead-won-one = Одна партия, и она ваша.
lead-won-not-one = Одна партия, и она не ваша.
lead-won-none = Побед пока нет. Сыграно партий: { $count }.
lead-won-all = Выиграны все партии: { $count }.
statistics-first-about = Открытая кость — победа, закрытая — поражение. После { $count } партий здесь появятся привычки и фильтры.
statistics-first-game = { $result }: { $score }
statistics-whole = Все цифры
lead-quality = Решение стоит вам в среднем { $games-object }.
statistics-by-game = По играм
statistics-by-level = По уровням
statistics-column-won = Победы
statistics-column-interval = На дистанции
statistics-share = { $share } из { $count }
statistics-interval = { $low }–{ $high }
statistics-rate-spoken = { $name }: побед { $share }, на дистанции { $interval }
statistics-few-spoken = { $name }: побед { $share }
statistics-part = { $count } ({ $share })
statistics-sources = Откуда очки
source-plays = Ходы
source-firecrackers = Петарды
source-going-out = Выход
source-blocked = Рыба
statistics-a-hand = За кон
statistics-mean = Очков в среднем
statistics-most = Очков самое большее
statistics-best-play = Лучший ход
statistics-draws = Взято костей
statistics-records = Партии и коны
statistics-wins-in-a-row = Побед подряд
statistics-losses-in-a-row = Проигрышей подряд
statistics-fastest-win = Самая быстрая победа
statistics-highest-win = Самая крупная победа
statistics-of-game = { $figure }, { $game }, { $when }
statistics-drawn = Ничьих
statistics-hands = Конов
statistics-blocked = Рыб
statistics-not-saved = Не сохранить: { $why }.
quality-judged =
    { $judged ->
        [0] Ни одна из этих партий ещё не оценена. Законченные партии оцениваются сами, пока стол свободен, начиная с последних. Разбор оценивает партию сразу.
       *[other] Оценено партий: { $judged } из { $all }
    }
quality-given = Цена решения
quality-given-told = { $mean } (от { $low } до { $high })
quality-column-given = Цена
quality-accuracy = Точность
quality-decisions = Решений
quality-marks = Отметки
quality-marks-told = сомнительных { $doubtful }, плохих { $bad }, зевков { $blunders }
quality-results = Побед среди оценённых
quality-without-luck = Победы без везения
quality-of-game = { $game }, игроков { $players }: { $level }
quality-between = между уровнями «{ $below }» и «{ $above }»
quality-above = не слабее уровня «{ $level }»
quality-below = ниже уровня «{ $level }»
quality-no-level = уровни не измерены
quality-level-from = { $level }, партий: { $count }
quality-level-later = партий: { $count } из { $least }, нужных для уровня
quality-given-about = Решение — это ход, где был выбор. Его цена — шанс на победу, который сохранил бы ход получше, судя по тому, что вы знали тогда. 1 % — это одна партия из 100. В 95 случаях из 100 ваше истинное число лежит в пределах, указанных после него.
quality-accuracy-about = Точность 100 — если решения ничего вам не стоили, 0 — если стоили столько же, сколько ходы наугад. Ходы, где все варианты равны, не считаются.
quality-luck-about = Без везения каждая раздача и каждая взятая кость считаются средними для обеих сторон. Ничья — за половину.
habit-misses-points = Вы проходите мимо очков
habit-leaves-points = Вы оставляете очки следующему
habit-forgets-passes = Вы забываете, кто пропускал или шёл на базар
habit-breaks-suits = Вы оставляете мало подходящих костей
habit-keeps-doublets = Вы слишком долго держите дубли
habit-keeps-heavy-bones = Вы слишком долго держите тяжёлые кости
habit-spends-heavy-bones = Вы слишком рано отдаёте тяжёлые кости
habit-draws = Вы берёте, когда лучше ходить
habit-draws-too-little = Вы ходите, когда лучше брать
habit-chases-points = Вы берёте очки, когда другой ход лучше
habit-blocks = Вы делаете рыбу, когда лучше играть дальше
habit-fails-partner = Вы закрываете то, что только что открыл напарник
habit-spends-firecracker = Вы слишком рано взрываете петарду
habit-keeps-firecracker = Вы слишком долго бережёте петарду
habits-cost =
    { $loss ->
        [0] Стоит вам меньше 0,1 партии из 100.
        [one] Стоит вам { $loss } партию из 100.
        [few] Стоит вам { $loss } партии из 100.
        [many] Стоит вам { $loss } партий из 100.
       *[other] Стоит вам { $loss } партии из 100.
    }
habits-often = Раз за партию: сначала { $before }, в последнее время { $now }.
habits-instead = Вы выбрали ход { $played }. Лучше был ход { $best }.
habits-step = Разобрать случаи
habits-lesson = Урок: { $title }
habits-train = Тренировать это
plan-title = Ваш план
plan-about = Он в разделе «Тренировка», где потом видно, помогает ли он.
plan-cases = Найдите лучший ход в своих партиях: { $count } из { $all }
plan-game = Сыграйте партию: { $game }
plan-done = готово
plan-begin = Начать
plan-not-now = Не сейчас
plan-end = Закончить план
plan-next = Следующий шаг
plan-trend = За партию: раньше { $before }, теперь { $now } (партий с тех пор: { $count }).
plan-soon = Помогает ли он, будет видно после партий с оценкой: { $count } из { $all }.
habits-none = Ни одна привычка не стоит вам больше, чем можно списать на случай.
habits-few = Привычки видны после десяти оценённых партий. Пока оценено: { $games }.
habits-about = Привычка попадает сюда, только если явно стоит вам больше, чем другие ваши ошибки той же цены. Каждый ход относится только к одной.
habits-column-cost = Цена на 100 партий
habits-column-expected = Без привычки
file-written = Сохранено как { $file }.
writing-asks = В копии этой партии видны все кости, даже те, которых не видно вам. С копией партия станет тренировочной. Больше спрашивать не буду.
writing-copy = Копировать
writing-save = Сохранить
writing-keep = Добавить в список

## Is it fair?

command-fair = Всё ли честно?
fair-peek = Подглядывает ли Нестор?
fair-peek-about = Нестору сообщают только то, что на его месте знали бы вы. Проверьте сами: все кости, которых он не мог видеть, снова и снова меняются местами, и каждый раз он выбирает заново. Кто подглядывает, иногда сыграл бы иначе.
fair-peek-begin = Поймать с поличным
fair-peek-stop = Остановить
fair-peek-none = Сначала сыграйте кон против Нестора. Потом здесь можно будет проверить.
fair-peek-no-choice = В этой партии у него ни разу не было выбора.
fair-peek-so-far = Замен уже сделано: { $count }
fair-peek-clean =
    { $count ->
        [one] { $count } замена, и выбор каждый раз тот же. Он не подглядывал.
        [few] { $count } замены, и выбор каждый раз тот же. Он не подглядывал.
       *[other] { $count } замен, и выбор каждый раз тот же. Он не подглядывал.
    }
fair-peek-caught =
    { $count ->
        [one] { $count } раз он выбрал иначе. Он знал больше, чем ему положено. Пожалуйста, напишите нам.
        [few] { $count } раза он выбрал иначе. Он знал больше, чем ему положено. Пожалуйста, напишите нам.
       *[other] { $count } раз он выбрал иначе. Он знал больше, чем ему положено. Пожалуйста, напишите нам.
    }
fair-peek-choice = Кон { $hand }, { $name }, ход { $number }: { $play }. То же самое: { $same } из { $times }.
fair-shuffle = Как тасуют кости
fair-shuffle-about = Прежде чем кто-то сходит, случай выбирает номер, и номер определяет всю раздачу, в том числе порядок костей на базаре. Его никто не выбирает, и счёт на него не влияет. После отмены хода кости, которых никто не взял, снова случайно тасуются.
fair-again = У каждого кона свой номер. Введите его в окне «Новая партия», и будут розданы те же кости:
fair-hand = Кон { $hand }: { $number }
fair-more = Подробности
fair-friends = Тасовали с друзьями
fair-friends-about = За столом с друзьями программа каждого вносит в тасовку свою долю случая и проверяет каждую раздачу, когда она сыграна. Вот что ваша нашла в последних партиях.
fair-friends-game = { $when }: { $names }
fair-friends-all =
    { $count ->
        [one] { $count } раздача: тасовали все, и кости сходятся.
        [few] { $count } раздачи: тасовали все, и кости сходятся.
       *[many] { $count } раздач: тасовали все, и кости сходятся.
    }
fair-friends-doubted = За столом ваша программа предупредила, что этим раздачам нельзя доверять.
fair-friends-without =
    Раздача { $number }: { $names-who ->
        [you] тасовали без вас
        [with-you] в тасовке не участвовали вы и { $names-others }
       *[other] в тасовке не участвовали: { $names }
    }.
fair-friends-no = Раздача { $number }: не проверена.

## Why one play is better than another

share =
    { $of ->
        [never] никогда
        [hardly] очень редко
        [tenth] примерно в одной десятой случаев
        [fifth] примерно в одной пятой случаев
        [quarter] примерно в четверти случаев
        [third] примерно в трети случаев
        [half] примерно в половине случаев
        [two-thirds] примерно в двух третях случаев
        [three-quarters] примерно в трёх четвертях случаев
        [four-fifths] примерно в четырёх пятых случаев
        [nine-tenths] примерно в девяти десятых случаев
        [nearly] почти всегда
       *[always] всегда
    }
why-wins = Этот ход сразу выигрывает партию.
why-goes-out = Этот ход заканчивает кон.
why-scores =
    Этот ход даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, а ход { $other } { $instead ->
        [0] не даёт ничего
       *[other] даёт { $instead }
    }.
why-scores-less = Ход { $other } сразу даёт на { $points } больше, но это стоит меньше.
why-gives-back = Ход { $other } сразу даёт на { $points } больше, но потом следующий в среднем возьмёт примерно на { $back } больше.
why-draws-first = Взяв кость, вы ходите дальше, и ход { $other } всё ещё даст { $points }.
why-guards = Следующему до победы не хватает { $need }. Он возьмёт столько { $likely }. После хода { $other } — { $instead }.
why-guards-never = Следующему до победы не хватает { $need }, но столько он взять не может. После хода { $other } сможет { $instead }.
why-guards-none = Следующему до победы не хватает { $need }, но столько он вряд ли возьмёт. После хода { $other } возьмёт { $instead }.
why-guards-named =
    Следующему до победы не хватает { $need }. После хода { $other } столько даст ему { $there-or }. После этого { $here-count ->
        [0] ни одна кость
       *[other] только { $here-or }
    }.
why-replies = Следующий может взять очки { $likely }. После хода { $other } — { $instead }.
why-replies-never = Следующий не может взять очки. После хода { $other } сможет { $instead }.
why-replies-size = Когда следующий может взять очки, их около { $points }. После хода { $other } — около { $otherwise }.
why-replies-none = Следующий вряд ли возьмёт очки. После хода { $other } возьмёт { $instead }.
why-replies-named =
    После хода { $other } следующий возьмёт очки костью { $there-or }. После этого { $here-count ->
        [0] ни одной
       *[other] только { $here-or }
    }.
why-stops = Следующему { $likely } нечем ходить. После хода { $other } — { $instead }.
why-last-fits = У следующего одна кость. Она подойдёт { $likely }. После хода { $other } — { $instead }.
why-pass-pays-sure = Его пропуск приносит вам { $points }.
why-pass-pays = Если следующий пропустит ход, вам { $points }. Это бывает { $likely }. После хода { $other } — { $instead }.
why-round-pays = Тогда все остальные пропускают ход, и это приносит вам { $points }.
why-untaken = { $bone } дала бы следующему { $scores }. Но раньше он мог взять ею { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и не взял. Скорее всего, её у него нет.
why-untaken-fits = { $bone } после этого подходит. Но раньше следующий мог взять ею { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и не взял. Скорее всего, её у него нет.
why-keeps =
    У вас { $count ->
        [one] останется { $count } подходящая кость
        [few] останутся { $count } подходящие кости
       *[many] останется { $count } подходящих костей
    }. После хода { $other } { $instead ->
        [0] не осталось бы ни одной
        [one] осталась бы лишь { $instead }
       *[other] осталось бы лишь { $instead }
    }.
why-keeps-named =
    У вас { $count ->
        [1] останется { $named }, и эта кость подходит
       *[other] останутся { $named }, и обе подходят
    } к новым концам. После хода { $other } { $instead ->
        [0] не осталось бы ни одной подходящей
       *[other] осталась бы лишь { $instead }
    }.
why-narrow = Ваша кость { $bone } подходит только к одному концу. Кость { $waits } может подождать: концов для неё { $ends }.
why-sheds =
    С рук { $pips ->
        [one] уйдёт { $pips } очко
        [few] уйдут { $pips } очка
       *[many] уйдёт { $pips } очков
    }. После хода { $other } { $instead ->
        [0] не ушло бы ни одного
       *[other] ушло бы лишь { $instead }
    }.
why-out-pays = Если концы останутся такими, выход костью { $bone } принесёт ещё { $points }.
why-lone = { $bone } стоит { $points }, если в конце останется у вас одна. Избавьтесь от неё вовремя.
why-line = Теперь все кости известны. Если доиграть, этот ход даёт { $points }, а ход { $other } даёт { $instead }.
why-line-best = Теперь все кости известны. Если доиграть, лучше этого хода нет.
why-line-ties = Теперь все кости известны. Если доиграть, никто не выигрывает. Ход { $other } проигрывает.
why-line-wins = Теперь все кости известны. Если доиграть, этот ход выигрывает партию, а ход { $other } — нет.
why-line-own = выходите вы
why-line-other = выходит другой
why-line-blocked = рыба
why-goes-on = Дальше: { $line }.
why-begins = Сначала: { $line }.
why-line-yours =
    { $step ->
        [draw] вы берёте
        [pass] вы пропускаете
       *[play] вы { $bone }
    }
why-line-theirs =
    { $who ->
        [next] следующий
        [partner] напарник
        [opposite] сидящий напротив
        [before] предыдущий
       *[other] другой
    } { $step ->
        [draw] берёт
        [pass] пропускает
       *[play] { $bone }
    }
why-out-next = Ваша последняя кость { $bone } подойдёт в следующий раз, как бы ни пошла игра до того.
why-out-unless = Если кон не закончится раньше, ваша последняя кость { $bone } подойдёт в следующий раз.
why-runs-out =
    Больше никто не может ходить. Вы подряд выложите { $count ->
        [one] { $count } последнюю кость
        [few] { $count } последние кости
       *[many] { $count } последних костей
    }.
why-shuts =
    Больше никто не может ходить. У вас на руках { $own ->
        [one] { $own } очко
        [few] { $own } очка
       *[many] { $own } очков
    }, и { $wins } { $side ->
        [yes] ваша пара выиграет
       *[no] вы выиграете
    } кон.
why-shuts-sure =
    Больше никто не может ходить. У вас на руках { $own ->
        [one] { $own } очко
        [few] { $own } очка
       *[many] { $own } очков
    }, и где бы ни лежали закрытые кости, { $side ->
        [yes] ваша пара выиграет
       *[no] вы выиграете
    } кон.
why-shuts-but =
    Больше никто не может ходить. У вас на руках { $own ->
        [one] { $own } очко
        [few] { $own } очка
       *[many] { $own } очков
    }. Меньше только у того, чья последняя кость { $named-or }.
why-keeps-open =
    После хода { $other } больше никто не смог бы ходить. У вас было бы { $own ->
        [one] { $own } очко
        [few] { $own } очка
       *[many] { $own } очков
    }, и лишь { $wins } { $side ->
        [yes] ваша пара выиграла бы
       *[no] вы выиграли бы
    } кон.
why-keeps-open-sure =
    После хода { $other } больше никто не смог бы ходить. У вас было бы { $own ->
        [one] { $own } очко
        [few] { $own } очка
       *[many] { $own } очков
    }, и { $side ->
        [yes] ваша пара не могла бы
       *[no] вы не могли бы
    } выиграть кон.
why-lacks =
    { $draws ->
        [yes] Следующий берёт из базара
       *[no] Следующему нечем ходить
    }: он показал, что у него нет { $numbers-count ->
        [1] { $numbers-many }
       *[other] ни { $numbers-many-nor }
    }.
why-holds =
    { $named-count ->
        [1] Последняя кость следующего наверняка { $named }. После этого она не подходит, а после хода { $other } подошла бы.
       *[other] Последние кости следующего наверняка { $named }. После этого не подходит ни одна, а после хода { $other } { $fitting-count ->
            [1] подошла бы
           *[other] подошли бы
        } { $fitting }.
    }
why-holds-some =
    У следующего наверняка есть { $named }. После этого { $named-count ->
        [1] эта кость не подходит, а после хода { $other } подошла бы
       *[other] эти кости не подходят, а после хода { $other } подошли бы
    }.
why-cannot-play =
    Судя по тому, что уже видно, у следующего не может быть подходящей кости{ $draws ->
        [yes] { "" } и он берёт из базара
       *[no] { "" }
    }.
why-only-you = Ни одна чужая кость сейчас не подходит, и вы ходите снова: { $named-or }.
why-only-you-many = Ни одна чужая кость сейчас не подходит, а ваших подходит { $count }, и вы ходите снова.
why-few-fit =
    Из { $hidden ->
        [one] { $hidden } закрытой кости
       *[other] { $hidden } закрытых костей
    } сейчас { $fit ->
        [0] не подходит ни одна
        [one] подходит { $fit }
       *[other] подходят { $fit }
    }. После хода { $other } { $instead ->
        [0] не подошла бы ни одна
        [one] подошла бы { $instead }
       *[other] подошло бы { $instead }
    }.
why-few-fit-named =
    Из закрытых костей сейчас { $fit ->
        [1] подходит
       *[other] подходят
    } только { $named }. После хода { $other } подошло бы { $instead }.
why-few-fit-shown =
    У следующего { $hidden ->
        [one] может быть только { $hidden } из закрытых костей
       *[other] могут быть только { $hidden } из закрытых костей
    }. Из них сейчас { $fit ->
        [0] не подходит ни одна
        [one] подходит { $fit }
       *[other] подходят { $fit }
    }. После хода { $other } { $instead ->
        [0] не подошла бы ни одна
        [one] подошла бы { $instead }
       *[other] подошло бы { $instead }
    }.
why-few-fit-shown-named =
    Из костей, которые могут быть у следующего, { $fit ->
        [1] подходит
       *[other] подходят
    } только { $named }. После хода { $other } подошло бы { $instead }.
why-few-fit-last =
    У следующего одна кость. Из { $hidden ->
        [one] { $hidden } закрытой
       *[other] { $hidden } закрытых
    } сейчас { $fit ->
        [0] не подходит ни одна
        [one] подходит { $fit }
       *[other] подходят { $fit }
    }. После хода { $other } { $instead ->
        [0] не подошла бы ни одна
        [one] подошла бы { $instead }
       *[other] подошло бы { $instead }
    }.
why-own =
    Больше ни у кого нет { $numbers-count ->
        [1] { $numbers-many }, поэтому этот конец ждёт
       *[other] ни { $numbers-many-nor }, поэтому эти концы ждут
    } { $named-count ->
        [1] вашу кость
       *[other] ваши кости
    } { $named }.
why-own-many =
    Больше ни у кого нет { $numbers-count ->
        [1] { $numbers-many }, поэтому этот конец ждёт
       *[other] ни { $numbers-many-nor }, поэтому эти концы ждут
    } { $count } из ваших костей.
why-ours = Ни у кого из соперников нет { $pips-many }. У вас они есть, и одна открыта на конце.
why-waits = Ни у кого из соперников нет { $pips-many }, поэтому { $bone } может подождать.
why-doublet =
    Дубль подходит только к своему числу. { $hidden ->
        [0] Больше ни у кого нет { $pips-many }.
        [one] Закрыта лишь { $hidden } другая кость с { $pips-with }.
        [few] Закрыты лишь { $hidden } другие кости с { $pips-with }.
       *[many] Закрыто лишь { $hidden } других костей с { $pips-with }.
    }
why-doublet-last = Кроме дубля, { $pips-name } осталась только на { $bone }. Если этот конец закроют этой костью, дубль больше не поставить.
why-strong =
    На конце { $pips-name }. С этим числом у вас { $own ->
        [one] остаётся { $own } кость
        [few] остаются { $own } кости
       *[many] остаётся { $own } костей
    }, а закрытых { $hidden ->
        [0] нет
       *[other] лишь { $hidden }
    }.
why-returns =
    Из закрытых костей { $pips-it } { $named-count ->
        [1] закроет
       *[other] закроют
    } только { $named }. Тогда откроется { $numbers-name-or }, а она у вас есть.
why-wild = { $bone } — матадор и подходит к любому концу, поэтому может подождать.
why-partner-fits = Напарник может ходить на эти концы { $likely }. После хода { $other } — { $instead }.
why-lead-of-partner = Ваш напарник сам зашёл с { $pips-of }, и она ещё на конце.
why-opened-twice = Напарник открыл { $pips-it } костью { $one } и ещё раз костью { $two }. После этого хода она для него открыта.
why-rival-opened-twice = Соперник открыл { $pips-it } костью { $one } и ещё раз костью { $two }. Этот ход её закрывает.
why-relieves =
    Ход { $other } оставил бы на концах только { $numbers-it }. Напарник показал, что { $numbers-count ->
        [1] её у него нет
       *[other] их у него нет
    }.
why-places =
    Ваши кости подойдут к { $count ->
        [one] { $count } концу
       *[other] { $count } концам
    }. После хода { $other } { $instead ->
        [0] не подошли бы ни к одному
       [one] подошли бы только к { $instead } концу
       *[other] подошли бы только к { $instead }
    }.
why-gathers = Базар здесь вольный, костей у вас { $count }. Взятую кость уже никто другой не получит, и чем их больше у вас, тем реже вы пропускаете.
why-answer-out = После хода { $other } ход { $answer } закончил бы кон.
why-answer-scores = После хода { $other } ход { $answer } дал бы следующему { $points }.
why-answer-stops = После хода { $other } и ответа { $answer } вам было бы нечем ходить.
why-answer-fits = После хода { $other } подошла бы { $answer }, а после этого хода она не подходит.
why-answer-held = Эта кость у следующего { $held }.
why-answer-held-sure = Эта кость наверняка у следующего.
why-stuck = В следующий раз вам { $likely } будет нечем ходить. После хода { $other } — { $instead }.
why-stuck-hardly = В следующий раз вам почти наверняка будет чем ходить. После хода { $other } ходить будет нечем { $instead }.
why-surely-plays = В следующий раз вам будет чем ходить, что бы ни случилось до того. После хода { $other } ходить будет нечем { $instead }.
why-stuck-if = Если кон продолжится, в следующий раз вам { $likely } будет нечем ходить. После хода { $other } — { $instead }.
why-stuck-hardly-if = Если кон продолжится, вам почти наверняка будет чем ходить. После хода { $other } ходить будет нечем { $instead }.
why-stuck-never-if = Если кон продолжится, в следующий раз вам будет чем ходить. После хода { $other } ходить будет нечем { $instead }.
why-rival-out = До вашего следующего хода соперник выйдет { $likely }. После хода { $other } — { $instead }.
why-next-points = В следующий раз вы возьмёте в среднем около { $likely }. После хода { $other } — около { $instead }.
why-next-points-with = В следующий раз вы возьмёте в среднем около { $likely }, чаще всего костью { $bone }. После хода { $other } — около { $instead }.
why-next-scores = В следующий раз вы сможете взять очки { $likely }. После хода { $other } — { $instead }.
why-next-scores-with = В следующий раз вы сможете взять очки { $likely }, чаще всего костью { $bone }. После хода { $other } — { $instead }.
why-out = Вы выйдете раньше всех { $likely }. После хода { $other } — { $instead }.
why-out-pairs = Ваша пара выйдет первой { $likely }. После хода { $other } — { $instead }.
why-gains = К концу кона этот ход даёт в среднем примерно на { $points } больше.
why-ahead =
    { $count ->
        [0] Окупится позже: выигрывает чуть чаще.
        [one] Окупится позже: выигрывает на { $count } партию из 100 больше.
        [few] Окупится позже: выигрывает на { $count } партии из 100 больше.
       *[many] Окупится позже: выигрывает на { $count } партий из 100 больше.
    }
