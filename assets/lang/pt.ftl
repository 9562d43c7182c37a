### Electrum Dominoes: Português (Brasil).

language-name = Português (Brasil)

## Words that several windows use

app-name = Electrum Dominoes
window-title = { $app } – { $game }
window-title-of = { $app } – { $player } – { $game }
game-with = { $game } · { $levels }
ok = OK
save = Salvar
cancel = Cancelar
close = Fechar
number-decimal = ,
number-group = .
percent = { $share }%
games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
games-in-100 =
    { $count ->
        [0] menos de uma partida em 100
        [one] uma partida em 100
       *[other] { $count } partidas em 100
    }

## Games and levels

family-draw = Compra e bloqueio
family-pairs = Em duplas
family-fives = De cinco e de três
family-others = Cruzes e outros
game-draw = Compra
game-draw-about = Uma linha só, sem pontos durante a rodada. Quem não pode jogar compra.
game-block = Bloqueio
game-block-about = Uma linha só, sem pontos durante a rodada e sem compra. Quem não pode jogar passa.
game-all-fives = Ponta de cinco
game-all-fives-about = Com pivô. Você marca quando a soma das pontas é múltiplo de cinco.
game-all-threes = Ponta de três
game-all-threes-about = Com pivô. Você marca quando a soma das pontas é múltiplo de três.
game-fives-and-threes = Cinco e três
game-fives-and-threes-about = Com pivô. Marcam os múltiplos de cinco e os de três.
game-all-fives-palm = Ponta de cinco, compra livre
game-all-fives-palm-short = Compra livre
game-all-fives-palm-about = Ponta de cinco, mas você pode comprar mesmo tendo o que jogar.
game-all-fives-pagat = Ponta de cinco por sorteio
game-all-fives-pagat-short = Por sorteio
game-all-fives-pagat-about = A primeira saída é sorteada. Depois sai quem ganhou. Os pontos do fim são arredondados de cinco em cinco.
game-muggins = Muggins
game-muggins-about = Ponta de cinco sem pivô: uma linha só, duas pontas.
game-five-up = Five-Up
game-five-up-about = Ponta de cinco em que toda carroça abre para os quatro lados.
game-draw-game = Compra em uma rodada
game-draw-game-short = Uma rodada só
game-draw-game-about = Cada um vira uma pedra, a mais pesada decide quem sai, e uma única rodada decide a partida.
game-firecrackers = Ponta de cinco com bombinhas
game-firecrackers-short = Bombinhas
game-firecrackers-about = Contra o relógio. Uma vez por rodada, você pode explodir uma pedra da ponta.
game-partnership = Dominó de duplas
game-partnership-short = De duplas
game-partnership-about = Venezuela, México: dois contra dois, todas as pedras na mão. Até 100. Cada mesa tem seus costumes.
game-dominican = Dominó dominicano
game-dominican-short = Dominicano
game-dominican-about = Duplas até 200, com capicúa, chuchazo e pase corrido. Em algumas mesas valem 30 em vez de 25.
game-puerto-rico-500 = Porto Rico até 500
game-puerto-rico-500-short = P. Rico até 500
game-puerto-rico-500-about = Duplas até 500. As quatro primeiras rodadas valem mais, e também o capicú e o chuchazo.
game-puerto-rico-200 = Porto Rico até 200
game-puerto-rico-200-short = P. Rico até 200
game-puerto-rico-200-about = Duplas até 200, sem bônus. Quem ganha a rodada leva todos os pontos que sobraram.
game-brazil = Brasileiro
game-brazil-about = Duplas até seis. Batida simples vale um, de carroça dois, lá e lô três, cruzada quatro.
game-jamaica-partner = Jamaica, seis a zero
game-jamaica-partner-short = Seis a zero
game-jamaica-partner-about = Ganhe seis rodadas antes que a outra dupla ganhe uma. Quando as duas já ganharam, o placar volta a zero.
game-cut-throat = Jamaica, cada um por si
game-cut-throat-short = Cada um por si
game-cut-throat-about = Jamaica, todos contra todos. Ganha quem fizer seis rodadas primeiro. Com “Seis a zero”, demora muito mais.
game-pub-straight = Dominó de pub
game-pub-straight-about = Inglaterra: duplas, seis pedras para cada um, e quatro dormem. Cada rodada vale um. Ganha quem chegar a cinco.
game-cochon = Cochon
game-cochon-about = Martinica: três jogadores, cada um por si. Ganha quem fizer três rodadas. Quem não tiver nenhuma é o porco.
game-fives-and-threes-pub = Cinco e três de pub
game-fives-and-threes-pub-short = Cinco de pub
game-fives-and-threes-pub-about = Inglaterra: se a soma das pontas é múltiplo de cinco ou de três, cada cinco ou três que cabe nela vale um ponto. Ganha quem fizer 61 exatos, ou 121 em duplas.
game-fortress = Fortaleza
game-fortress-about = Três ou quatro, cada um por si. Toda carroça é pivô, e ninguém compra.
game-sebastopol = Sebastopol
game-sebastopol-about = Quatro, cada um por si. Sai o 6-6, e as quatro pedras seguintes vão em volta dele. Ninguém compra.
game-cross = Cruz
game-cross-about = Cada lado da primeira carroça recebe uma pedra antes de os braços crescerem. Quem não pode jogar compra.
game-maltese-cross = Cruz de Malta
game-maltese-cross-about = Primeiro em volta da primeira carroça, depois uma carroça em cada braço antes de ele crescer. Quem não pode jogar compra.
game-sniff = Sniff
game-sniff-about = Ponta de cinco, mas as pontas abertas do pivô continuam contando.
game-bergen = Bergen
game-bergen-about = Pontas iguais valem dois pontos, ou três com uma carroça. Ganhar a rodada vale um.
game-kozel = Kozel (козёл)
game-kozel-short = Kozel
game-kozel-about = O bode russo. Os pontos que sobram contam contra quem perde, e quem chega a −101 perde a partida.
game-telefon = Telefon
game-telefon-about = Azerbaijão: ponta de cinco com pivô, e toda rodada vai até o fim. O 3-2 sai primeiro, e ganha quem fizer 365 pontos.
game-manaus = Amazonense
game-manaus-about = Manaus: o dominó de quatro pontas, de cinco em cinco e em duplas. O passe dá pontos aos adversários, e quem ganha sai de carroça.
game-matador = Matador
game-matador-about = As metades que se tocam somam sete. Os quatro matadores vão em qualquer lugar, e no branco só vai matador.
game-spain = Federação Espanhola
game-spain-short = Espanha
game-spain-about = Duplas até 300, como joga a federação da Espanha. A primeira saída é sorteada, e quem ganha leva todos os pontos que sobraram.
game-gaple = Gaple
game-gaple-about = Indonésia: quatro, cada um por si, e ninguém compra. Os pontos que sobram contam contra você, e quem chega a −101 perde.
game-dekabes = Haiti, dekabès
game-dekabes-short = Dekabès
game-dekabes-about = Haiti: duplas até quatro. Bater com uma pedra que vai nas duas pontas, sem ser carroça, é um dekabès e vale dois.
game-brazil-100 = Brasileiro até 100
game-brazil-100-about = O brasileiro por pontos: duplas até 100. O 6-6 sai em toda rodada.
game-arab-pairs = Dominó árabe de duplas
game-arab-pairs-short = Sharaka
game-arab-pairs-about = Duplas até 100 (dominó sharaka). No jogo fechado, a mão mais leve de todas ganha a rodada para a sua dupla.
game-cuban = Dominó cubano
game-cuban-short = Cubano
game-cuban-about = Duplas até 150 com o duplo nove: dez pedras para cada um, quinze dormem. No jogo fechado, a mão mais leve de todas ganha a rodada para a sua dupla.
game-pordi = Indonésia, PORDI
game-pordi-short = PORDI
game-pordi-about = Duplas até 7. A batida vale de um a quatro. Fechar o jogo vale dois se nenhum adversário tem tão poucos pontos, e custa um se algum tem menos.
game-orado = Indonésia, ORADO
game-orado-short = ORADO
game-orado-about = Duplas até 101. O 0-0 sai na primeira rodada, o 1-1 na segunda, e assim por diante. Batida de lá e lô vale em dobro.
game-to = { $game }, até { $points }
game-house-rules = { $game }, regras da casa
house-rules = Regras da casa
house-rules-without = Sem esta regra: { $told }
named-value = { $name }: { $value }
house-rules-usual = Jogar com as regras usuais
house-rules-usually = Normalmente: { $told }
house-rules-brief = { $told } (normalmente { $usual }).
game-custom = Personalizado
game-custom-about = Um jogo com as suas próprias regras.
welcome-question = O que você quer fazer?
welcome-learn = Quero aprender
welcome-learn-about = Desde a primeira pedra. A primeira lição leva dois minutos.
welcome-play = Partida rápida
welcome-play-about = { $game } até { $points } contra um iniciante. Clique na pedra que brilha.
    .fingers = { $game } até { $points } contra um iniciante. Toque na pedra que brilha.
welcome-all = Todos os jogos
welcome-all-about = Escolha o jogo, os jogadores e as regras.
welcome-invited = Tenho um convite
greeting-name = Seu nome
greeting-name-hint = opcional
game-names = Já usados
game-begin = Começar
game-invite = Convidar
game-search = Buscar um jogo
game-search-none = Nenhum jogo encontrado.
game-under-way = Sua partida está salva. Para voltar a ela, use Desfazer.
game-players = Jogadores
game-partners = Em duplas
game-same-level = Todos no mesmo nível
game-more = Mais
game-level-of = Lugar de { $name }
game-name-of = Nome de { $name }
game-seat-of = Lugar { $seat }
game-move-of = Passar { $name } para o lugar seguinte
game-person = Uma pessoa
game-other-players = Outros jogadores…
game-elsewhere = Um amigo online
game-elsewhere-about = Está em outra tela e chega com o seu convite.
game-minutes = Minutos por pessoa
game-no-clock = Sem relógio
game-no-help = Sem ajuda
game-no-help-about = Dicas, “Onde podem estar as pedras”, o tutor e ver pedras escondidas ficam desligados para todos nesta mesa.
game-guest-name = Nome da pessoa no lugar { $seat }
game-again = De novo: { $names } · { $game }
game-deal = Número da distribuição
game-deal-any = qualquer um
game-cannot = Com estas regras, não dá para jogar até tantos pontos.
game-display = Visual
display-whole = Mesa inteira
display-whole-about = Cada pedra fica onde foi jogada, como numa mesa de verdade.
display-compact = Compacto
display-compact-about = Mostra só as pontas. Todas as pedras ficam num painel embaixo.

level-beginner = Iniciante
level-easy = Fácil
level-not-so-easy = Não tão fácil
level-tough = Difícil
level-brutal = Implacável
level-beginner-about = Joga a pedra que marca mais agora e não olha mais nada.
level-beginner-any = Joga qualquer pedra que encaixe.
level-easy-about = Joga três de cada cinco pedras como um iniciante e pesa as outras.
level-not-so-easy-about = Joga uma de cada cinco pedras como um iniciante. Senão, pesa o que cada pedra rende, o que deixa e o que pode vir depois.
level-tough-about = Lembra quem não pôde jogar o quê e pensa um pouco à frente.
level-brutal-about = Pensa muito à frente e lê no que você joga o que você tem.
level-step = Ganha { $games } contra “{ $level }”.

## Settings

setting-level = Dificuldade
    .search = nível, força, mais fácil, mais difícil, adversário, Nestor, novato, experiente
setting-level-about = O quanto Nestor se esforça para vencer você. Muda na hora, mesmo no meio da partida.
setting-game = Jogo

settings-rules = Regras
rules-never-exact = Com estas regras, ninguém consegue fazer { $target } exatos. As regras antigas continuam até você escolher outro número ou desligar “Chegada exata” ou “Arredondamento”.
rules-nothing-scores = Com estas regras, ninguém consegue marcar. As regras antigas continuam até que algo marque.
rules-cannot = Não dá para jogar com estas regras. { $why } As regras antigas continuam até você mudar estas.

setting-target = Pontos para ganhar
    .search = pontos para vencer, meta
setting-target-other = Outra meta, até 1000
setting-other = Outro
setting-time = Minutos para a partida
setting-time-about = O relógio anda na sua vez e na de Nestor. Na pausa, fica parado.
setting-time-other = Outro número, até 180
settings-classic = Os jogos clássicos
rules-change = Mudar
rules-ask-players = Quantos jogam?
rules-ask-goal = Como se ganha o jogo?
rules-ask-draws = Dá para comprar?
rules-ask-scores = O que marca durante a rodada?
rules-ask-leads = Quem sai?
rules-ask-blocked = E se ninguém pode jogar?
rules-unusual = Regras menos comuns
rules-next-hand = A partir da próxima rodada
rules-next-game = A partir da próxima partida
rules-new-game-only = Uma partida já começada não pode mudar isto. É preciso uma nova.
settings-scoring = Vitória e pontos
setting-head-start = Vantagem
setting-head-start-about = O primeiro jogador começa com tantos pontos de vantagem.
setting-exact = Chegada exata
setting-exact-about = Pontos que passariam da meta não contam. Onde só as rodadas marcam, uma partida assim pode levar centenas de rodadas, a não ser que perto da meta todos os pontos contem.
exact-off = Não
exact-on = Sim
exact-near = Sim, mas perto da meta todos contam
setting-love = Seis a zero
setting-love-about = Para ganhar, é preciso chegar à meta enquanto outro lado ainda está no zero. Senão, todos voltam a zero. Com “Um a um vale dois”, depois do um a um, a próxima rodada que alguém ganhar vale dois.
love-off = Não
love-on = Sim
love-play-two = Um a um vale dois
setting-check = A partida acaba
check-at-once = ao chegar à meta
check-hand-end = no fim dessa rodada
setting-single-hand = Uma rodada por partida
setting-spinner = Pivô
    .search = primeira carroça, quatro braços, sem pivô
setting-spinner-about = O pivô é uma carroça que aceita pedras nos quatro lados.
spinner-none = Nenhum
spinner-first = Primeira carroça
spinner-led = A saída, se for carroça
spinner-enclosed = Primeira carroça cercada
spinner-counting = Primeira carroça, pontas contam
spinner-cross = Primeira carroça, antes a cruz
spinner-maltese = Primeira carroça, cruz de Malta
spinner-maltese-four = Cruz de Malta, antes as quatro
spinner-every = Toda carroça
spinner-sevens = Nenhum, metades somam sete
setting-fives = De cinco em cinco
    .search = sem cinco, All Fives
setting-fives-about = Você marca quando a soma das pontas é múltiplo de cinco.
setting-threes = De três em três
    .search = sem três, All Threes
setting-threes-about = Você marca quando a soma das pontas é múltiplo de três.
setting-counting = O que marca
setting-counting-about = O que valem as pontas abertas: a soma delas, um ponto por cada cinco ou três que cabe na soma, ou dois pontos quando são iguais (três com uma carroça).
counting-whole = Somas
counting-parts = Cinco e três na soma
counting-twins = Pontas iguais
settings-dealing = Distribuição e compra
setting-set = Conjunto de pedras
setting-set-about = O maior número decide quantas pedras há.
set-six = Duplo seis, 28 pedras
set-nine = Duplo nove, 55 pedras
set-twelve = Duplo doze, 91 pedras
setting-hand = Pedras na mão
    .search = número de pedras, distribuir
setting-max-doublets = Máximo de carroças na mão
    .search = carroças máximo, anulada
setting-max-doublets-about = Se alguém recebe mais, as pedras são embaralhadas de novo antes de você ver.
setting-no-limit = sem limite
setting-leave-out = Fora da distribuição
leave-out-off = nada
setting-left-over = Pedras que sobram
left-over-nobody = dormem
left-over-leader = são de quem sai
setting-draws = Compra
    .search = monte, comprar, bloqueio, sem compra
setting-draws-about = Quem não pode jogar compra do monte. Desligado, ninguém compra.
setting-restrict-draw = Só comprar sem jogada
    .search = não posso jogar, passar
setting-restrict-draw-about = Você só pode comprar quando não tem o que jogar.
setting-reserve = Pedras que dormem
    .search = enterrar 2 pedras, monte
setting-reserve-about = As últimas pedras do monte dormem: ninguém compra.
setting-hand-limit = Parar de comprar com
setting-hand-limit-about = Com tantas pedras na mão, você passa em vez de comprar.
setting-draw-most = Limite de compras por vez
setting-draw-most-about = Depois de comprar tantas pedras, você joga ou passa.
settings-leading = Saída
setting-lead-first = Na primeira rodada sai
    .search = quem sai, saída, começa, sorteio, maior carroça
lead-first-doublet = Carroça
lead-first-low-doublet = Menor carroça
lead-first-three-two = 3-2, ou a menor carroça
lead-first-blank = 0-0
lead-first-lot = Por sorteio
setting-no-doublet = Se ninguém puder sair assim
setting-no-doublet-about = O que acontece se uma carroça deve sair e ninguém tem.
no-doublet-deal-again = Dá as pedras de novo
no-doublet-heaviest = Sai a maior pedra
no-doublet-lowest = Sai a menor pedra
setting-lead-next = Nas outras sai
    .search = quem sai, saída, começa, dominó, maior carroça
lead-next-doublet = Carroça
lead-next-winner = Quem ganhou
lead-next-loser = Quem perdeu
lead-next-most-pips = Mais pontos, até o parceiro
lead-next-alternate = Cada um na sua vez
lead-next-lot = Por sorteio
lead-next-each-doublet = Cada carroça na sua vez
lead-doublet-about = Quem tem a maior carroça sai com ela em toda rodada.
lead-each-doublet-about = As carroças saem uma de cada vez: 1-1 na segunda rodada, 2-2 na terceira, e assim por diante.
lead-winner-about = Quem ganhou a última rodada sai com qualquer pedra.
lead-loser-about = Quem perdeu a última rodada sai com qualquer pedra.
lead-alternate-about = A saída roda de jogador em jogador, com qualquer pedra.
lead-lot-about = Cada um vira uma pedra. Quem virou a mais pesada sai com qualquer pedra.
lead-blocked-doublet = Na primeira rodada, e sempre depois de um jogo fechado, sai a maior carroça.
lead-blocked-low = Na primeira rodada, e sempre depois de um empate, sai a menor carroça.
lead-blocked-blank = Na primeira rodada, e sempre depois de um empate, sai o 0-0.
lead-blocked-lot = Na primeira rodada, e sempre depois de um jogo fechado, a saída é sorteada.
lead-at-first-doublet = Na primeira rodada, sai a maior carroça.
lead-at-first-low = Na primeira rodada, sai a menor carroça.
lead-at-first-blank = Na primeira rodada, sai o 0-0.
lead-at-first-lot = Na primeira rodada, a saída é sorteada.
setting-lead-after-block = Saída após jogo fechado
setting-lead-after-block-about = Quem fechou o jogo só sai se o lado dele ganhou a rodada.
lead-after-block-first = como na primeira rodada
lead-after-block-low-hand = o mais leve do lado que ganhou
lead-after-block-closer = quem fechou, ou o seguinte
lead-after-block-last = quem jogou por último
setting-lead-after-tie = Saída após empate
lead-after-tie-first = em rodízio, ou como no começo
lead-after-tie-same = o mesmo jogador
setting-lead-bone = Quem ganhou sai com
setting-lead-bone-about = Quem tem que sair de carroça e não tem nenhuma passa.
lead-bone-any = qualquer pedra
lead-bone-doublet = carroça
lead-bone-doublet-or-next = carroça, ou então o próximo
setting-lead-scores = A saída marca
setting-lead-scores-about = Se só o 5-5 marca, marca a partir da segunda rodada.
lead-scores-any = sempre
lead-scores-5-5 = só o 5-5
lead-scores-nothing = nunca
setting-lead-wins = A saída pode ganhar
setting-lead-wins-about = Se não pode, os pontos da primeira pedra da rodada não contam quando ganhariam a partida.
settings-ending = Fim da rodada
setting-domino-what = Bater vale
domino-what-opponents = os pontos dos adversários
domino-what-all = todos os pontos
domino-what-one = um
domino-what-nothing = nada
setting-both-out = Os dois parceiros batem
setting-both-out-about = A rodada continua até os dois parceiros ficarem sem pedras.
setting-block-who = O jogo fechado é de
    .search = fechado, menor, último
setting-block-who-about = O parceiro de quem fechou pode ficar de fora.
block-who-low = quem tem menos pontos
block-who-last = quem jogou por último
block-who-low-hand = quem tem a mão mais leve
block-who-closer = quem tem a mão mais leve, sem parceiro
setting-block-what = O jogo fechado vale
    .search = fechado, diferença, adversário, ambos
setting-block-under = O jogo fechado só conta com menos de
setting-block-under-about = Com esses pontos ou mais, ninguém ganha um jogo fechado.
block-what-difference = a diferença
block-what-between = a diferença entre as mãos
block-what-never-less = a diferença, nunca abaixo de zero
block-what-opponent = os pontos do adversário
block-what-both = todos os pontos
block-what-one = um
block-what-two = dois
block-what-nothing = nada
setting-block-tie = Fechado com empate
block-tie-share = divide os pontos
block-tie-nobody = ninguém ganha
block-tie-leader = ganha o lado que saiu
block-tie-not-closer = perde quem fechou
block-tie-not-closer-one = um para o outro lado
block-tie-carry = soma um à próxima
block-tie-carry-all = soma um, como todo fechado
setting-closer-loses = Se perde quem fechou
setting-closer-loses-about = O que acontece se o lado que fechou o jogo perde a rodada. Empate não é derrota.
closer-loses-nothing = nada mais
closer-loses-point = esse lado perde um ponto
closer-loses-double = a rodada vale em dobro
setting-rounding = Arredondamento
    .search = a 5, múltiplo de cinco
setting-rounding-about = Os pontos do fim da rodada são arredondados para um múltiplo de cinco.
rounding-off = Não
rounding-on = Para o cinco mais próximo
rounding-down = Para baixo
rounding-up = Para cima
setting-award-cap = As sobras só contam até
setting-award-cap-about = Os pontos das pedras que sobram não levam ninguém além disso.
setting-settle = Pontos que sobram
setting-settle-about = Quem ganha marca os pontos que sobraram, ou cada lado perde os seus, ou só os perdedores perdem os seus. O lado que perder tantos pontos quanto a meta perde a partida.
settle-award = Quem ganha leva
settle-subtract = Cada lado perde os seus
settle-collect = Só os perdedores perdem
setting-bones-left = Uma pedra que sobra vale
bones-left-pips = seus pontos
bones-left-five-each = cinco
bones-left-lone = seus pontos; só o 0-0, 25; só a carroça mais alta, 50
settings-bonuses = Bônus
setting-out-doublet = Batida de carroça
setting-out-both-ends = Batida de lá e lô
setting-out-both-ends-about = A última pedra vai nas duas pontas, uma metade em cada uma.
setting-both-ends-doublet = Cruzada também
setting-both-ends-doublet-about = Bater com uma carroça que vai nas duas pontas paga o mesmo que o lá e lô.
setting-both-ends-double = Lá e lô vale em dobro
setting-both-ends-double-about = Se a última pedra vai nas duas pontas, os pontos da rodada valem em dobro.
setting-out-doublet-ends = Cruzada
setting-out-doublet-ends-about = Pago, além do resto, por bater com uma carroça que vai nas duas pontas.
setting-out-blank = Batida com o 0-0
setting-pass = Cada passe dos adversários
setting-pass-round = Todos os outros passam
setting-pass-lead = Passe na saída
setting-pass-lead-about = O próximo passa na saída, mas o seguinte joga.
setting-pass-lead-doublet = Só se a saída é uma carroça
setting-pass-lead-doublet-about = O passe na saída vale só se a saída foi uma carroça.
setting-hand-bonus = As primeiras rodadas ganhas
hand-bonus-off = nada

settings-table = Na mesa
settings-play = Jogo
settings-search = Buscar nos ajustes
settings-search-none = Nenhum ajuste encontrado.
settings-return = Voltar à partida
    .search = voltar
settings-where-pass = Se nenhuma das suas pedras serve, o botão principal mostra “Comprar”, ou “Passar” quando não há mais o que comprar.
    .search = não posso jogar, passar
settings-where-bones = Ao lado de cada nome estão as pedras desse jogador. No visual compacto, aparece o número delas.
    .search = minhas pedras, suas pedras, número de pedras
settings-in-rules = Isto se escolhe com a partida. Toque para ver onde:
settings-in-menus = Comandos:
settings-to-rules = Regras da partida…
    .search = condições, preferências
setting-as-in-manuals = Controles clássicos
setting-as-in-manuals-about = Nada acontece sozinho: você aperta OK a cada passo, compra uma pedra por vez e clica duas vezes. Todos os jogos, menos Five-Up e Fortaleza, usam o visual compacto, com a soma da mesa embaixo à esquerda. A pedra escolhida fica com as cores invertidas, e as suas pedras não saem do lugar.
    .fingers = Nada acontece sozinho: você aperta OK a cada passo, compra uma pedra por vez e toca duas vezes. Todos os jogos, menos Five-Up e Fortaleza, usam o visual compacto, com a soma da mesa embaixo à esquerda. A pedra escolhida fica com as cores invertidas, e as suas pedras não saem do lugar.
setting-bar = Barra de ferramentas
    .search = botões, ícones
setting-bar-about = Desfazer, Refazer, Dica, Histórico, Análise, Som e Tela cheia como botões.
setting-bar-at = Posição da barra
setting-bar-at-about = À esquerda, deixa mais altura para uma janela pequena.
bar-top = No alto
bar-left = À esquerda
setting-auto-ok = OK automático
    .search = automático, esperar, confirmar, comprei
setting-auto-ok-about = Nestor joga sem esperar o seu OK.
setting-ok-each-step = OK a cada passo
setting-ok-each-step-about = Nestor espera o seu OK antes de cada pedra que compra ou joga. Senão, um OK basta até a sua vez.
setting-one-click = Jogar com um clique
    .search = tocar, clique duplo
    .fingers = Jogar com um toque
setting-one-click-about = Um clique joga a pedra quando só há um lugar para ela, ou quando tanto faz o lugar.
    .fingers = Um toque joga a pedra quando só há um lugar para ela, ou quando tanto faz o lugar.
setting-pace = Ritmo
    .search = mais rápido, mais devagar, velocidade, esperar
setting-pace-about = Quanto tempo cada jogada fica à vista antes da próxima.
pace-none = Nenhum
pace-quick = Rápido
pace-usual = Normal
pace-slow = Lento
setting-auto-draw = Compra automática
setting-auto-draw-about = Quando você compra, a compra continua até vir uma pedra que encaixe.
setting-play-forced = Jogar por mim quando só há uma jogada
setting-play-forced-about = Com várias pessoas numa tela só, quando só existe uma jogada, o programa joga no seu lugar, para o aparelho não precisar mudar de mãos.
setting-hold-to-show = Segurar para ver a mão
setting-hold-to-show-about = Com várias pessoas numa tela só, é preciso segurar por um instante o botão que mostra as pedras.
setting-judge-games = Avaliar partidas terminadas
setting-judge-games-about = As partidas terminadas são avaliadas em segundo plano enquanto o computador está parado.
setting-lots = Sorteio à mão
setting-lots-about = Você vira as pedras que decidem quem sai e pega as suas em “Compra em uma rodada”. Senão, o programa faz isso.
setting-tutor = Tutor
    .search = ajuda, professor, avisar, erro
setting-tutor-about = O tutor olha a sua jogada antes de ela valer e pergunta se você tem certeza quando há outra melhor. Uma partida com tutor é de treino.
tutor-off = Não
tutor-blunders = Erros graves
tutor-bad = Jogadas ruins
tutor-doubtful = Jogadas duvidosas
tutor-always = Tudo menos a melhor
setting-table-count = Soma da mesa
    .search = soma, contagem
setting-table-count-about = Mostra a soma das pontas abertas nos jogos em que ela marca.
setting-place-counts = Somas nos lugares
setting-place-counts-about = Enquanto você escolhe, os lugares onde a pedra encaixa mostram qual seria a soma.
setting-flicker = Piscar
setting-flicker-about = A ponta onde Nestor acabou de jogar pisca.
setting-heads = Rostos
setting-heads-about = Nestor, Ájax e Helena têm um rosto ao lado do nome e dizem algo depois de uma rodada.
setting-own-head = Seu rosto
head-none = Nenhum
setting-hand-order = Ordem das suas pedras
    .search = ordenar, arrumar
setting-hand-order-about = Você também pode arrastar uma pedra para outro lugar da mão. As teclas estão na ajuda.
    .fingers = Você também pode arrastar uma pedra para outro lugar da mão.
hand-drawn = Como vieram
hand-suit = Por número
hand-weight = Por peso
setting-close-gaps = Fechar espaços
setting-close-gaps-about = As pedras da sua mão se juntam quando você joga uma.
setting-raise = Levantar as que encaixam
setting-dim = Escurecer as que não encaixam
setting-dim-about = As pedras que não encaixam ficam mais escuras enquanto você escolhe.
setting-invert = Inverter a pedra escolhida
setting-invert-about = A pedra que você escolhe troca de cores em vez de se levantar. O visual compacto sempre faz isso.
setting-scores = Placar
scores-figures = Números
scores-cribbage = Tabuleiro de cribbage
scores-x = Risquinhos (X)
setting-score-in-fives = Contar de cinco em cinco
setting-score-in-fives-about = Cada cinco pontos aparecem como um, como no tabuleiro de cribbage.

settings-cloth = Sobre o pano
settings-hand = Sua mão
settings-figures = Placar e barra
settings-sound = Som
setting-sound = Tocar sons
    .search = mudo, silêncio, barulho
setting-sound-about = Sons de pedras, pano e madeira.
setting-volume = Volume
    .search = mais alto, mais baixo, som
setting-quieter-others = Os outros mais baixo
setting-quieter-others-about = O que os outros fazem soa mais baixo do que o que você faz.
settings-comfort = Conforto
settings-by-hand = À mão
settings-help = Ajuda
settings-colors = Cores, pedras e pano…
    .search = escuro, claro, noite, tema, contraste, aparência, minhas jogadas, suas jogadas, fundo, pontos, linhas, bordas, botões
setting-reduce-motion = Menos movimento
    .search = parado, animação, tontura
setting-reduce-motion-about = As pedras vão direto para o lugar, sem animação.
setting-speed = Velocidade das animações
    .search = mais rápido, mais devagar, mover
setting-scale = Tamanho do texto
    .search = maior, menor, letra, fonte, zoom
setting-scale-about = Aumenta a letra nas janelas, nos menus e no histórico, e na mesa onde há espaço. As pedras são sempre tão grandes quanto a janela permite. Numa janela pequena, só a letra cresce.
    .fingers = Aumenta a letra nas janelas, nos menus e no histórico, e na mesa onde há espaço. Afastar dois dedos sobre as palavras faz o mesmo. Numa janela pequena, só a letra cresce.
setting-language = Idioma
language-system = O mesmo do sistema

## Colors

theme-felt = Feltro verde
theme-slate = Ardósia
theme-contrast = Alto contraste
theme-blue = Mesa azul
theme-linen = Preto sobre linho
theme-stone = Pedra
theme-walnut = Nogueira e latão
theme-night = Noite
theme-own = Sua mesa
colors-tune = Ajustar
theme-name = Nome do tema
theme-edit = Editar { $name }
theme-use = Usar { $name }
theme-save-use = Salvar e usar { $name }
colors-bones = Pedras
bones-ivory = Marfim e latão
bones-black = Pretas
bones-colored = Pontos coloridos
bones-grained = Veios em relevo
bones-flat = Lisas
colors-cloth = Pano
cloth-felt = Feltro
cloth-linen = Linho
cloth-slate = Ardósia
cloth-flat = Liso
colors-rail = Borda
rail-wood = Madeira
rail-steel = Aço
rail-stone = Pedra
rail-flat = Lisa
colors-reset = Restaurar meus temas
colors-editing = Editando { $edited }, com { $used } em uso
colors-editing-used = Editando { $name }, o tema em uso
colors-load = Carregar cores
colors-rejected = Suas mudanças nas cores foram descartadas.
colors-click = Clique numa parte da mesa para mudar a cor dela.
    .fingers = Toque numa parte da mesa para mudar a cor dela.
colors-which = Cor de
colors-double = Contornos duplos
colors-double-about = As pedras de Nestor ganham um segundo contorno, para quem não distingue as cores.
colors-sample = Amostra
colors-sample-text = Marco 5.
color-red = Vermelho
color-green = Verde
color-blue = Azul
part-background = Fundo
part-text = Texto
part-your-hand = Sua mão
part-your-plays = Suas jogadas
part-my-plays = Minhas jogadas
part-pips = Pontos
part-lines = Riscos
part-outlines = Contornos
part-your-hand-selected = Pedra escolhida
part-pips-selected = Pontos dela
part-lines-selected = Risco dela
part-outlines-selected = Contorno dela
part-buttons = Botões
part-button-text = Texto dos botões

## Game tally

tally-bests = Recordes
tally-clear = Zerar
tally-in-all = No total
tally-practice = treino: ganhas { $won }, perdidas { $lost }
tally-column-practice = treino
tally-about-practice = O treino é contado à parte: partidas em que o programa ajudou. Ajuda é o que mostra uma pedra escondida ou julga uma rodada antes do fim: uma dica, uma objeção do tutor, “Onde podem estar as pedras”, uma análise, uma cópia, desfazer depois de ver algo novo. Distribuições escolhidas ou já jogadas também são treino.
tally-people = Com e contra pessoas
tally-others = Outros
tally-against = contra { $against }
tally-with = com { $with }
tally-with-against = com { $with } contra { $against }
tally-spoken = { $name }: você { $you }, Nestor { $nestor }, sua parte { $share }, partidas de treino { $practice }
tally-people-spoken = { $name }: você { $you }, outros { $nestor }, sua parte { $share }, partidas de treino { $practice }

## The score sheet

command-score-sheet = Súmula
button-same-deals = As mesmas pedras de novo
button-head-start = Com vantagem
end-title = Fim da partida
end-side-wins =
    { $side-who ->
        [single] { $side } ganhou
        [you] Você ganhou
       *[other] { $side } ganharam
    }
end-resigned = { $name } desistiu.
end-nobody-wins = Ninguém ganhou
end-hand-domino = Bateu!
end-hand-blocked = Fechou!
end-hand-locked = Mesa fechada!
end-time = O tempo acabou.
end-bonus = Bônus: { $spread } pela vantagem, { $time } pelo tempo que sobrou. No total, { $total }.
sheet-hand = Rodada { $number }
sheet-rules = Daqui em diante: { $game }.
sheet-led =
    { $name-who ->
        [you] A saída foi sua
       *[other] A saída foi de { $name }
    }.
sheet-out = { $name } bateu.
sheet-blocked = Jogo fechado.
sheet-decided = Decidida antes do fim.
sheet-under-way = Em andamento.
sheet-plays = na mesa
sheet-firecrackers = bombinhas
sheet-end = no fim
sheet-left = pontos na mão
sheet-left-told = Pontos na mão: { $told }
sheet-collect = Os pontos que sobram na mão contam contra o próprio lado. O lado que chega a −{ $points } perde.
sheet-love = Quando todos os lados já ganharam uma rodada, o placar volta a zero.
sheet-total = Total
sheet-best-play = Sua melhor jogada
sheet-best-play-told = Rodada { $hand }: { $play }, +{ $points }
sheet-best-hand = Sua melhor rodada
sheet-best-hand-told = Rodada { $hand }: +{ $points }
sheet-turn = A virada
sheet-turn-told = Rodada { $hand }: { $what } { $gain }
sheet-better = Um caminho melhor
sheet-better-told = { $play } em vez de { $bone }: vale { $games }
sheet-better-sought = Nestor está revendo suas jogadas…
feat-first = Primeira vez
feat-first-win = Sua primeira vitória.
feat-first-at-level = Sua primeira vitória neste nível: { $level }.
feat-best = Recorde
feat-clearest = Sua vitória mais folgada até agora, por { $points }.
feat-close = Por pouco
feat-closer =
    Mais perto do que nunca: a { $count ->
        [1] um ponto
       *[other] { $points } pontos
    }.
sheet-all-hands = Todas as { $count } rodadas
sheet-head-start = Cinco derrotas seguidas. Quer começar a próxima partida com { $points } de vantagem?
sheet-race = Placar depois de cada rodada. { $told }

## The log and the unseen bones

command-unseen = Pedras escondidas
unseen-title = Escondidas: { $count }
unseen-lacks = { $name }: { $lacks }
command-beliefs = Onde podem estar as pedras
beliefs-where = Onde?
beliefs-draws = Por compras e passes
beliefs-passes = Por passes
beliefs-plays = Também pelas jogadas
beliefs-share = { $name } { $share }
beliefs-bone = { $bone }: { $shares }
beliefs-truth = { $line }. Está aqui: { $place }.
beliefs-point = Aponte para uma pedra para ver quem pode tê-la. A partida agora é de treino.
beliefs-point-truth = Aponte para uma pedra. Um anel marca onde ela está.
beliefs-thinking = Contando…
beliefs-between = Só durante uma rodada.
command-log = Histórico
command-again = Ver de novo
    .search = últimas jogadas
log-copy = Copiar como texto
log-before = Rodada anterior
log-next = Próxima rodada
log-empty = Nada foi jogado ainda.
log-moment = Jogada { $number }: { $name }, { $what }
log-left = { $name } ainda tem { $bones }.
log-column-count = soma
log-column-points = pontos
log-lead = sai com { $bone }
log-draw = compra { $bones }
log-pass = passa
log-with-lacks = { $did }: { $lacks }
log-destroy = explode { $bone }
log-lacks = sem { $pips }
log-count = soma { $count }
log-scores = +{ $points }
log-lost = ({ $points }, além da meta)
log-scores-another = +{ $points } para os outros

## Exercises

command-today = Hoje
command-exercises = Exercícios
practice-solved = Resolvidos: { $count } de { $all }
practice-answered = Respondidos: { $count } de { $all }
practice-back = { $count } para rever
practice-rating = Seu rating: { $rating }
practice-rating-changed = Seu rating: { $rating } ({ $change })
practice-in-a-row = Respostas certas seguidas: { $count }
practice-theme = Tema
practice-any-theme = Todos os temas
practice-hardness = Dificuldade
practice-any-hardness = De fácil a muito difícil
practice-title = Exercício { $number }
practice-is-solved = Resolvido
practice-is-answered = Respondido
practice-find = É a sua vez. Ache a melhor jogada.
practice-played = Na sua partida, você escolheu { $play }.
practice-all-done = Por hoje é só.
practice-looking = Olhando a sua jogada…
practice-right = Isso mesmo!
practice-not-judged = Nestor não conseguiu avaliar a sua jogada. Pode ser tão boa quanto a melhor.
practice-best = A melhor jogada: { $play }
practice-margin = A segunda melhor jogada custa { $games }.
practice-wrong = Existe uma jogada melhor.
practice-gives-away = Escolher { $play } custa { $games }.
practice-why = Por que esta jogada é a melhor:
practice-why-other = Por que a outra jogada é melhor:
practice-next-unsolved = Próximo sem resolver
practice-try-again = Tentar de novo
practice-show = Mostrar a melhor jogada
practice-of-day = Exercício do dia
theme-score = Marcar
theme-defend = Defender
theme-stop = Fazer o próximo passar
theme-count = Contar o que resta
theme-endgame = Final
theme-target = Perto da meta
hardness-1 = Fácil
hardness-2 = Não tão fácil
hardness-3 = Difícil
hardness-4 = Muito difícil

## The course

command-course = Curso
course-lesson = { $number }. { $title }
course-lesson-passed = { $number }. { $title } (concluída)
course-lesson-next = { $number }. { $title } (próxima)
course-passed = Lições concluídas: { $count } de { $all }
course-tests-won = Partidas de teste ganhas: { $count } de { $all }
course-test-won = Teste ganho
course-test-open = Teste pendente
course-part-first = Uma rodada do começo ao fim
course-part-hidden = O que você não vê
course-part-hand = As suas pedras
course-part-block = Fechar o jogo e ler jogadas
course-part-fives = Cinco e três
course-part-pairs = Você e o seu parceiro
course-part-end = O fim da partida
course-part-out = Ganhar uma rodada
course-part-rivals = Contra a outra dupla
course-part-finish = O fim em duplas
course-part-variants = Variantes
course-path-two = Dois jogadores
course-path-pairs = Em duplas
course-to-two = Lições para dois
course-to-pairs = Lições em duplas
course-lessons = Lições
course-is-passed = Você concluiu esta lição.
course-next = Próxima lição
course-play = Testar numa partida: { $game }
lesson-join = Encaixar
lesson-join-idea = Cada metade da pedra mostra um número de pontos, e a metade vazia vale zero. As metades nas duas pontas da linha estão abertas, e uma pedra encaixa na ponta que mostra um dos números dela. Olhe as duas pontas e ache na sua mão a pedra que tem um desses números.
lesson-join-why = Só esta pedra tem um número que está na ponta. A outra metade dela vira a nova ponta.
lesson-drawing = Comprar
lesson-drawing-idea = Se nenhuma pedra sua encaixa, você compra do monte até vir uma que encaixe. Se o monte acabou, você passa. Confira as duas pontas antes de comprar.
lesson-drawing-why = Nenhuma das suas pedras tem um número que está na ponta, então era preciso comprar. Cada pedra comprada é mais uma para jogar depois.
lesson-drawing-why-other = Uma das suas pedras encaixa em uma ponta, então você a joga. Só se compra quando nenhuma encaixa.
lesson-ends = Em qual ponta?
lesson-ends-idea = Às vezes uma pedra encaixa nas duas pontas. Antes de jogar, imagine as duas pontas que vão ficar. As suas outras pedras devem encaixar nelas.
lesson-ends-why = Nesta ponta, a pedra deixa um número que as suas outras pedras têm. Na outra, menos pedras suas encaixariam.
lesson-goout = Bater
lesson-goout-idea = Quem joga a última pedra bate e ganha a rodada. Com duas pedras na mão, pense uma jogada à frente: jogue a que deixa ponta para a outra.
lesson-goout-why = Agora a sua última pedra encaixa. Na ordem contrária, ela ficaria sem ponta.
lesson-heavy = Primeiro as pesadas
lesson-heavy-idea = Se você bate, marca todos os pontos que ficaram na mão do outro. Se ele bate, marca os seus. Rodada a rodada, a partida continua até alguém chegar à meta. Quando nada mais decide, jogue a pedra mais pesada.
lesson-heavy-why = A pedra pesada saiu da sua mão. Se você perder esta rodada, vai custar menos.
lesson-seven = Sete de cada número
lesson-seven-idea = Cada número está em sete pedras. Conte as da mesa e as da sua mão: as outras estão escondidas. Deixe pontas com números de que restam poucas.
lesson-seven-why = Só umas poucas pedras escondidas encaixam nestas pontas. Depois das outras jogadas, seriam bem mais.
lesson-lacks = Quem não tem o quê
lesson-lacks-idea = Quem é obrigado a comprar ou a passar não tem nenhum dos números das pontas. O histórico mostra quais eram. Deixe os mesmos outra vez.
lesson-lacks-why = O outro não tem nenhum destes números, e precisa comprar ou passar.
lesson-stop = Fazer passar
lesson-stop-idea = Você toma a dianteira quando o outro não pode jogar. Deixe pontas em que poucas das pedras escondidas encaixam, e guarde uma que encaixe.
lesson-stop-why = O outro provavelmente não tem nada para estas pontas. Você tem, e fica na frente.
lesson-plays = Leia as jogadas
lesson-plays-idea = O passe mostra o que falta a um jogador, e a jogada mostra o que ele tem. Quem pode escolher costuma abrir um número que ainda tem na mão. Mate esse número e deixe o outro.
lesson-plays-why = O outro abriu o número que você matou, então provavelmente tem mais dele. Só pela conta, deixar esse número aberto pareceria pelo menos tão bom.
lesson-doublet = Carroças logo cedo
lesson-doublet-idea = A carroça fica atravessada e mostra de novo o mesmo número. Ela só encaixa num número, por isso é a pedra mais difícil de jogar. Jogue enquanto dá.
lesson-doublet-why = A carroça saiu da sua mão antes que o número dela sumisse. Uma pedra com dois números acha ponta mais fácil.
lesson-variety = Mão variada
lesson-variety-idea = Uma mão com muitos números diferentes quase nunca fica presa. Antes de jogar, conte quantas pedras suas encaixariam nas novas pontas.
lesson-variety-why = Agora mais pedras suas encaixam. Venha o que vier, você deve ter o que jogar.
lesson-bothends = O mesmo nas duas pontas
lesson-bothends-idea = Se as duas pontas mostram o mesmo número, todos precisam dele. Faça isso com um número de que você tem mais pedras.
lesson-bothends-why = As duas pontas mostram um número que você ainda tem e que falta aos outros. O próximo vai ter dificuldade para jogar. Você, não.
lesson-own = Uma ponta só sua
lesson-own-idea = Se todas as pedras que restam de um número estão na sua mão, ninguém mais joga na ponta que o mostra. Essa ponta espera por você. Conte, e faça uma ponta assim.
lesson-own-why = Ninguém mais tem pedra deste número, então ninguém tira esta ponta de você.
lesson-keep = Não mate a sua ponta
lesson-keep-idea = Uma ponta em que só você joga é uma jogada guardada. Não a gaste enquanto tiver pedra para outra ponta.
lesson-keep-why = A sua ponta continua aberta. Quando nada mais encaixar, você joga ali, e só você.
lesson-stranded = Salve a carroça
lesson-stranded-idea = Uma carroça precisa de uma ponta com o número dela. Conte quantas pedras restam desse número. Se quase não há mais, jogue a carroça agora, mesmo leve.
lesson-stranded-why = Quase não restam pedras deste número. A carroça podia morrer na sua mão.
lesson-tempo = Quem está na frente?
lesson-tempo-idea = Se ninguém fica sem jogar, bate primeiro quem tem menos pedras. Conte, e veja de quem é a vez. Na frente, basta ter uma jogada por vez. Atrás, o outro precisa perder a vez.
lesson-tempo-why = Você está na frente, então esta jogada guarda o máximo de jogadas.
lesson-tempo-why-other = Você está atrás, então esta jogada faz o outro perder a vez, mesmo custando jogadas suas.
lesson-shut = Fechar o jogo
lesson-shut-idea = Quando nenhuma pedra encaixa mais, o jogo está fechado, e ganha quem tem menos pontos na mão. Se a sua mão está leve, procure a jogada que fecha as duas pontas.
lesson-shut-why = Ninguém mais pode jogar, e você provavelmente tem menos pontos. Fechando, a rodada é sua.
lesson-noshut = Conte antes de fechar
lesson-noshut-idea = O jogo fechado se decide nos pontos da mão. Uma pedra tem seis pontos em média. Antes de fechar a última ponta, compare a sua mão com o que os outros devem ter.
lesson-noshut-why = Ainda era cedo para fechar: a sua mão está pesada. Com uma ponta aberta, você continua jogando.
lesson-sum = Somar as pontas
lesson-sum-idea = Nos jogos de cinco, você marca quando a soma das pontas é múltiplo de cinco. Some as duas pontas como vão ficar depois da sua jogada.
lesson-sum-why = Agora as pontas somam um múltiplo de cinco, e você marca a soma toda. Nenhuma outra jogada marca.
lesson-twice = Carroça conta em dobro
lesson-twice-idea = Na ponta, a carroça conta com as duas metades: ali o 4-4 vale oito. Procure a carroça que faz um múltiplo de cinco.
lesson-twice-why = As duas metades da carroça contam, e com a outra ponta fazem um múltiplo de cinco.
lesson-spinner = Quatro braços
lesson-spinner-idea = A primeira carroça é o pivô. Com os dois lados ocupados, as duas pontas dele também se abrem. Todas as pontas somam juntas, então olhe também em cima e embaixo.
lesson-spinner-why = Em cima ou embaixo, a pedra faz um múltiplo de cinco. Nenhum outro lugar marca tanto.
lesson-most = A que marca mais
lesson-most-idea = Muitas vezes, mais de uma jogada marca. Não pare na primeira que achar. Some cada lugar antes de escolher.
lesson-most-why = Várias jogadas marcam aqui. Esta é a que marca mais.
lesson-difference = Quanto falta para o cinco
lesson-difference-idea = Com três ou quatro braços, não some todas as pontas de novo a cada vez. Parta da soma que está na mesa: ela precisa subir ou descer até um múltiplo de cinco. Procure a pedra que muda a ponta dela exatamente isso.
lesson-difference-why = A soma precisava mudar exatamente o que esta pedra muda na ponta dela. Nenhuma outra jogada faz isso.
lesson-falling = A soma pode descer
lesson-falling-idea = Para marcar, a soma não precisa subir. De onze, mais quatro dão quinze, mas um a menos dá dez. E um cinco na ponta não vale nada sozinho: só a soma conta.
lesson-falling-why = A soma desceu a um múltiplo de cinco. Mostrar um cinco na ponta não marcaria nada.
lesson-kickers = Pedras para responder
lesson-kickers-idea = Quatro pedras mantêm um múltiplo de cinco. Numa ponta simples, o 5-0 e o 6-1 mudam a soma em cinco, e o 0-0 a deixa como está. O 5-5 num cinco acrescenta cinco. Guarde-as para responder quando o outro marcar.
lesson-kickers-why = O outro deixou um múltiplo de cinco, e esta pedra faz outro. Você também marca, e nenhuma outra jogada marca tanto.
lesson-leave = O que você deixa
lesson-leave-idea = Se você não pode marcar, olhe a soma que deixa. Quais das pedras que você não vê marcariam com ela? Deixe a soma que menos pedras aproveitam.
lesson-leave-why = Poucas das pedras escondidas marcam com esta soma. Depois das outras jogadas, muitas marcam.
lesson-safe = Pontos caros
lesson-safe-idea = Marcar vale pouco se a resposta marca mais. Antes de pegar os pontos, olhe o que o outro poderia fazer com as novas pontas.
lesson-safe-why = A jogada que marca mais abriria caminho para a resposta. No fim, esta rende mais.
lesson-ahead = Duas jogadas à frente
lesson-ahead-idea = Pense na resposta do outro, e depois na sua. Entre duas jogadas parecidas, escolha a que deixa pedras para marcar na próxima.
lesson-ahead-why = Venha o que vier, agora é mais provável que a sua próxima pedra marque. A jogada que parecia igual estragaria isso.
lesson-opening = Com que pedra sair
lesson-opening-idea = Se você pode sair com qualquer pedra, o 5-5 e o 6-4 marcam dez na hora. Senão, procure uma saída difícil de aproveitar, como uma carroça de um número que você tem bastante.
lesson-opening-why = Pegue o que a saída marca e desconte o que se espera da resposta. Nenhuma outra saída deixa tanto para você.
lesson-arms = Guarde um braço do pivô
lesson-arms-idea = Com os dois lados do pivô ocupados, as pontas dele não contam. Uma pedra do número dele com um branco ou um cinco abre ali um braço que muda a soma em zero ou cinco. Por isso ela marca sempre que o outro acaba de marcar. Guarde-a para essa hora.
lesson-arms-why = Os pontos do outro deixaram um múltiplo de cinco. O braço novo acrescenta zero ou cinco: você também marca, e nenhuma outra jogada marca tanto.
lesson-choice = Marcar ou fazer passar
lesson-choice-idea = Uma jogada pode marcar, ou deixar o outro sem jogar. Os pontos são certos, mas a vez que o outro perde é sua, e muitas vezes ganha a rodada. Veja a quem falta o quê antes de pegar os pontos.
lesson-choice-why = O outro provavelmente não tem nada para estas pontas, e você tem. Aqui isso vale mais do que os pontos da outra jogada.
lesson-untaken = Os pontos deixados
lesson-untaken-idea = O passe não é a única pista do que falta a alguém. Se um jogador podia marcar com uma pedra e não marcou, é provável que não a tenha. Pergunte de cada pedra que você teme: ela não teria sido jogada da última vez?
lesson-untaken-why = Só pela conta, mais pedras escondidas marcam daqui. Mas com algumas delas o outro teria marcado da última vez, então essas ele provavelmente não tem.
lesson-gather = Comprar podendo jogar
lesson-gather-idea = Em “Ponta de cinco, compra livre”, você pode comprar mesmo tendo o que jogar. Mais pedras dão mais jeitos de marcar. Elas só custam se você perder a rodada.
lesson-gather-why = Nenhuma das suas jogadas valia tanto quanto mais uma pedra para escolher.
lesson-parts = Cinco e três
lesson-parts-idea = No Cinco e três de pub, a soma que é múltiplo de cinco vale um ponto por cada cinco que cabe nela, e a que é múltiplo de três, um por cada três. A melhor é quinze: vale oito.
lesson-parts-why = Olhe quais somas as suas jogadas fazem, não só se elas marcam. É nesta que o cinco e o três cabem mais vezes.
lesson-partner = O número do parceiro
lesson-partner-idea = O parceiro que escolhe sair de carroça costuma ter mais daquele número. A ponta que o mostra é dele. Se puder, mate outra.
lesson-partner-why = O número com que o seu parceiro saiu continua aberto, e ele provavelmente tem mais.
lesson-repeat = O número que volta
lesson-repeat-idea = O parceiro que leva o mesmo número à ponta várias vezes costuma ter mais dele. Deixe esse número aberto, ou leve-o à outra ponta também.
lesson-repeat-why = O seu parceiro levou este número à ponta mais de uma vez. Ele continua aberto, e a segunda melhor jogada mataria esse número.
lesson-forced = Saída obrigada não diz nada
lesson-forced-idea = Na maioria dos jogos de duplas, a maior carroça precisa sair na primeira rodada da partida. Essa saída não diz nada sobre o resto da rodada. Nas rodadas seguintes o seu parceiro escolhe com que sair, e aí uma carroça é um sinal.
lesson-forced-why = O seu parceiro era obrigado a sair com esta carroça, então não há motivo para deixar o número dela aberto para ele. A segunda melhor jogada deixaria esse número aberto.
lesson-relieve = Ajude o parceiro
lesson-relieve-idea = Se o seu parceiro passou nos números das pontas, deixar os mesmos é fazê-lo passar outra vez. Abra um número novo, mesmo que outra jogada seja melhor para você.
lesson-relieve-why = Uma ponta mostra agora um número que o seu parceiro pode ter. Sem isso, ele passaria outra vez.
lesson-shutnext = Deixe o próximo de fora
lesson-shutnext-idea = Em duplas, o próximo é adversário. Se ele já passou, você sabe números que ele não tem. Deixe só esses.
lesson-shutnext-why = O próximo não tem nenhum destes números e vai passar. Aí é a vez do seu parceiro.
lesson-handover = Deixe o parceiro bater
lesson-handover-idea = Tanto faz qual dos dois bate. Se o seu parceiro tem menos pedras do que você, jogue para ele: deixe a ponta que a última pedra dele abriu.
lesson-handover-why = A ponta que o seu parceiro abriu continua lá. Ele está na frente e deve bater primeiro.
lesson-ours = Fechar em dupla
lesson-ours-idea = Na maioria dos jogos de duplas, os pontos dos dois parceiros se somam no jogo fechado. Pense também na mão do seu parceiro: poucas pedras na dele e poucos pontos na sua são motivo para fechar. Nas regras dominicanas e jamaicanas, decide a mão mais leve.
lesson-ours-why = Ninguém mais pode jogar. A sua dupla provavelmente tem menos pontos e ganha a rodada.
lesson-suit = Saia com o seu número forte
lesson-suit-idea = Se você pode sair com qualquer pedra, saia com o número de que mais tem. Ele volta para você, e o parceiro fica sabendo.
lesson-suit-why = Esta saída mostra um número de que você tem pelo menos quatro pedras. Ninguém mais pode ter tantas.
lesson-turn = Quem bate primeiro?
lesson-turn-idea = Se ninguém passa, bate primeiro quem tem menos pedras. Com o mesmo número, quem joga antes. Se é da sua dupla, que jogue; se é adversário, que passe.
lesson-turn-why = A sua dupla está na frente em pedras e na vez. Esta jogada a mantém jogando.
lesson-turn-why-other = Um adversário está na frente em pedras e na vez. Esta jogada o faz passar mais.
lesson-hang = Mate a carroça deles
lesson-hang-idea = Uma carroça só encaixa no próprio número. Se é a última pedra dele e nenhuma ponta o mostra, ela não sai mais. Se falta o número ao parceiro, a carroça é de um adversário.
lesson-hang-why = Um adversário tem a última pedra deste número, a carroça. Você fechou a última ponta dela, e ela morreu na mão.
lesson-feed = Abra para a sua carroça
lesson-feed-idea = A sua carroça precisa de uma ponta com o número dela. Se nenhuma o mostra, abra você mesmo. Os outros não têm por que abrir.
lesson-feed-why = Uma ponta mostra agora o número da sua carroça. Nenhuma outra jogada o abriria.
lesson-square = O número dele nas duas pontas
lesson-square-idea = Se o seu parceiro abriu um número, leve-o às duas pontas. Os adversários sem ele passam, e o parceiro continua jogando.
lesson-square-why = As duas pontas mostram agora um número que o seu parceiro abriu. Ele pode muito bem ter mais.
lesson-estimate = Estime cada mão
lesson-estimate-idea = Antes de fechar, estime cada mão em separado. Tome as pedras dela, vezes a média das que ainda pode ter. Números em que passou não contam. Depois compare as duas duplas.
lesson-estimate-why = Mão por mão, a sua dupla tem menos pontos, então esta jogada fecha.
lesson-estimate-why-other = Mão por mão, a outra dupla tem menos pontos, então esta jogada deixa o jogo aberto.
lesson-capicua = Lá e lô e o 0-0
lesson-capicua-idea = Em muitas mesas, bater com uma pedra que vai nas duas pontas paga mais. Bater com o 0-0 também. Com duas pedras, guarde a que pode conseguir isso.
lesson-capicua-why = Nestas pontas, a pedra que você guarda ganha a rodada com prêmio. Depois da segunda melhor jogada, não.
lesson-ninety = Com 90 a 60
lesson-ninety-idea = Antes de escolher, veja quanto falta a cada dupla. Com 90, bastam dez pontos, e quase qualquer rodada ganha serve. Com 60 faltam quarenta, e à outra dupla só dez.
lesson-ninety-why = Com 90 faltam só dez pontos, e a jogada segura basta.
lesson-ninety-why-other = Com 60 faltam quarenta, e só serve a que pode render mais.
lesson-parity = As duas últimas de um número
lesson-parity-idea = Se restam duas pedras de um número e nenhuma ponta o mostra, a primeira abre para a outra. Guarde a sua se a outra pode estar com um adversário. Abra se só o parceiro pode ter a outra.
lesson-parity-why = Deste número restavam duas pedras, a sua e mais uma. A outra agora não serve a nenhum adversário.
lesson-tens = Dez de cada número
lesson-tens-idea = Com o duplo nove, cada número está em dez pedras, e quinze não são distribuídas. Conte as da mesa e as da sua mão: as outras, até dez, estão escondidas. Deixe pontas em que poucas delas encaixem.
lesson-tens-why = Nestas pontas encaixam menos pedras escondidas do que depois de qualquer outra jogada.
lesson-onebone = Falta uma pedra
lesson-onebone-idea = Quando o próximo tem uma pedra só, qualquer ponta pode ser a última. Que pedras podem ser? Deixe as pontas em que o menor número delas encaixa. A primeira posição é de Cochon: três jogadores, cada um por si, e nada para comprar.
lesson-onebone-why = Das pedras que ele pode ter, bem poucas encaixam nestas pontas. O próximo provavelmente não bate.
lesson-sums = Nada escondido
lesson-sums-idea = Quando o monte acaba, o outro tem justamente as pedras que você não vê. Faça a conta de cabeça antes de tocar na pedra: a sua jogada, a resposta, a sua próxima.
lesson-sums-why = Dava para calcular tudo até o fim, e este caminho é o que acaba melhor para você.
lesson-guard = Quando falta pouco ao outro
lesson-guard-idea = Se faltam poucos pontos para o próximo ganhar, nada importa mais do que não deixá-lo marcar. Para cada jogada sua, conte as pedras escondidas que marcariam.
lesson-guard-why = Com esta jogada, é menos provável que o próximo marque os poucos pontos que faltam.
lesson-exactly = 61 exatos
lesson-exactly-idea = No Cinco e três de pub, a partida acaba em 61 exatos, e o que passa não conta. Calcule quanto falta. Nem sempre a jogada que marca mais é a que serve.
lesson-exactly-why = Esta jogada marca justamente os pontos que faltavam, e ganha. Marcar mais não contaria.
lesson-twoscores = Atrás e na frente
lesson-twoscores-idea = As mesmas pedras na mesma mesa podem pedir outra jogada com outro placar. Na frente, o caminho seguro basta. Atrás, ganhar um pouco não adianta. Antes de escolher, veja quanto falta para cada um.
lesson-twoscores-why = Você está na frente, e a jogada segura basta.
lesson-twoscores-why-other = Você está atrás, e só serve a jogada que pode render mais.

## A match of eight deals

other-difference = Diferença
other-gained = Vantagem sobre os outros
other-sum = Total
other-better = Você foi melhor que Nestor. Diferença de pontos: { $points }.
other-worse = Nestor foi melhor que você. Diferença de pontos: { $points }.
other-same = Você foi tão bem quanto Nestor.
agreed-question = As mesmas pedras que um amigo: quem se sai melhor?
agreed-which = Mudar desafio ou nível
agreed-level = Nível de Nestor no seu lugar
command-agreed = Oito rodadas
agreed-about = Com o mesmo número e o mesmo jogo, um amigo recebe as mesmas oito rodadas. Um número só conta na primeira vez.
agreed-trust = Ninguém confere. Jogue limpo.
agreed-others = Para outro jogo ou outros adversários, escolha antes em “Nova partida”.
agreed-game = { $game }. Nestor joga no nível: { $levels }.
agreed-number = Número do desafio
agreed-today = Desafio de hoje
agreed-begin = Começar o desafio
agreed-match = Desafio { $number }
agreed-deal = Rodada { $deal } de { $deals }
agreed-row = Rodada { $deal }
agreed-next = Próxima rodada
agreed-another = Outro desafio
agreed-last = Ver o último desafio
agreed-ends = Você tem um desafio em andamento, na rodada { $deal } de { $deals }. Começar outro acaba com ele, sem resultado.
agreed-none = Depois de cada rodada, o resultado aparece aqui. Cada uma começa do zero, sem ajuda e sem Desfazer.
agreed-practice = Você já viu este número, então é treino.
agreed-waiting = Nestor ainda está jogando esta rodada.
agreed-copy = Copiar meu resultado
agreed-copied = O seu resultado foi copiado. Cole numa mensagem.
agreed-shared = { $game }, desafio { $number }: melhor que Nestor em { $better } de { $deals } rodadas
agreed-shared-practice = { $told } (jogado de novo, treino)
agreed-day = Minha posição hoje
agreed-day-asks = Perguntando ao servidor…
agreed-day-place = Posição { $rank } de { $count } hoje no seu servidor
agreed-day-row = { $rank }. { $name } { $points }
agreed-day-other = Só o desafio de hoje tem classificação.
agreed-day-refused = O servidor não aceitou o resultado.
agreed-day-unknown = Este servidor não guarda os resultados do dia.
agreed-day-silent = O servidor não respondeu.

## Friends at one table, each at home

friends-about = Cada um joga de casa, no programa ou no navegador. Sem conta e sem custo.
friends-page-alone = Esta página não pode hospedar mesas. Abra o link que enviaram para você ou jogue com amigos no programa para o seu computador.
friends-name = Seu nome
friends-name-hint = como os outros veem
friends-invite = Convidar…
friends-invite-title = Convidar amigos
friends-invite-about = Você recebe um link para mandar. Quem o abre se senta.
friends-far = Amigos distantes…
friends-join = Entrar numa mesa
friends-link = Link ou código
friends-link-hint = um link ou um código
friends-sit = Sentar
friends-watch = Assistir
friends-no-link = Isto não é um convite. Um convite é um link, ou algo como 01234-56789@192.168.1.5:4850.
friends-other-server = Essa mesa está em outro servidor. Abra o link dela no navegador.
friends-near-table = { $name } é o anfitrião de uma mesa na sua rede
friends-near-unnamed = Há uma mesa na sua rede
friends-yours = Suas mesas
friends-yours-table = { $game }, com { $names }
friends-yours-with = Uma mesa com { $names }
friends-yours-new = Uma mesa nova
friends-return = Voltar
friends-forget = Esquecer
friends-aside-nobody = Seu convite está aberto. Ninguém chegou ainda.
friends-aside-come = Na sua mesa: { $names }.
friends-aside-turn = É a sua vez na mesa com { $names }.
friends-aside-theirs = Na sua mesa, é a vez de { $name }.
friends-aside-over = A partida com { $names } terminou.
friends-aside-waits = Uma mesa espera por você.
friends-aside-waits-with = O seu lugar na mesa com { $names } está guardado.
friends-one-table = Você já está em uma mesa. Volte a ela, ou saia dela, na barra de cima.
friends-close = Fechar a mesa
friends-close-asks = A mesa espera até você abri-la de novo, e cada um mantém o seu lugar. Na mesa: { $names }.
friends-where = Quem hospeda as suas mesas
friends-where-else = Hospedar em outro lugar…
friends-here = Neste computador
friends-where-hint = este computador
friends-where-about = Na sua rede, os amigos sempre encontram uma mesa neste computador. Para quem está fora, o programa pede ao roteador que deixe entrar. Ou digite o endereço de um servidor que hospede mesas.
friends-no-server = Este computador não consegue hospedar uma mesa: { $why }
friends-title = Jogando com amigos
friends-your-turn = Sua vez: { $game }
friends-invitation = Envie isto aos seus amigos
friends-reach-asked = Pedindo ao seu roteador que deixe entrar amigos de fora…
friends-reach-everybody = Quem receber o link pode jogar, de qualquer lugar.
friends-reach-network = Só os amigos da sua rede podem jogar. Para os outros, encaminhe no roteador a porta { $port } para este computador ou hospede a mesa em um servidor.
friends-reach-behind = Só os amigos da sua rede podem jogar. Seu provedor não deixa ninguém entrar de fora; para os outros, hospede a mesa em um servidor.
friends-scan = Ou aponte a câmera de um celular
friends-by-window = Seus amigos abrem o convite no Electrum Dominoes: menu “Jogo”, “Jogar com amigos”.
friends-no-network = Este computador não está em nenhuma rede, então ninguém pode vir a esta mesa. Conecte-o e o convite aparece aqui.
friends-all-here = Todos já chegaram. A partida vai começar.
friends-copy = Copiar o convite
friends-copied = Copiado. Agora cole numa mensagem
friends-message = Vamos jogar dominó: { $link } (código { $code })
friends-chair-you = { $name } (você)
friends-chair-free = Livre. Esperando alguém.
friends-chair-away = { $name } está ausente
friends-chair-left = { $name } saiu da mesa
friends-chair-stand-in = Nestor joga por { $name }
friends-chair-nestor = { $name } ({ $level })
friends-seat-away = Ausente
friends-seat-left = Saiu da mesa
friends-watching =
    { $count ->
        [one] { $count } pessoa assiste
       *[other] { $count } pessoas assistem
    }
friends-line-down = Conexão perdida. Reconectando… Seu lugar está guardado.
friends-no-answer = A mesa não responde. Esperando…
friends-halted = A mesa não pode ser salva agora, por isso a partida espera. Ela continua sozinha.
friends-unreachable = Sem resposta. Confira o convite e se o programa do anfitrião está aberto. Tentando de novo…
friends-server-silent = O servidor das suas mesas não responde. Tentando de novo…
friends-host-here = Hospedar neste computador
friends-try = Tentar agora
friends-asks-undo = { $name } gostaria de desfazer uma jogada.
friends-asks-pause = { $name } gostaria de uma pausa.
friends-asks-again = { $name } gostaria de outra partida.
friends-asks-seats = { $name } gostaria de outra partida, com outros lugares.
friends-asks-rules = { $name } gostaria de outras regras a partir da próxima rodada: { $rules }.
friends-asks-stand-in = { $name } propõe que Nestor jogue por { $other }.
friends-asks-end = { $name } gostaria de parar aqui. A partida fica guardada como está.
friends-agree = Concordo
friends-refuse = Não
friends-waits-for = Esperando { $names }.
friends-declined = { $name } não aceitou.
friends-seat-declined = Prefiro que não.
friends-seat-undid = Desfaço minha jogada.
friends-undid = { $name } desfez uma jogada.
friends-stand-in = Deixar Nestor jogar por { $name }
friends-new-seats = Outra partida, outros lugares
friends-rules = Mudar as regras…
friends-rules-title = Mudar as regras
friends-rules-about = Antes, todos na mesa são consultados.
friends-end = Encerrar a partida
friends-leave = Deixar meu lugar
friends-leave-about = Outra pessoa pode ficar com o seu lugar. Se você só fechar a janela, ele fica guardado.
friends-say = Dizer…
friends-call = Avisar quando for a minha vez
friends-say-hello = Olá!
friends-say-well-played = Boa jogada.
friends-say-one-moment = Um momento.
friends-say-another = Mais uma?
friends-say-thanks = Valeu!
friends-say-lucky = Que sorte!
friends-say-sorry = Foi mal.
friends-say-good-night = Boa noite.
friends-sign-wow = Uau!
friends-sign-what = Como assim?
friends-sign-hm = …
friends-sign-smile = Ha!
friends-said = { $name }: { $text }
friends-mute = Esconder o que os outros dizem
friends-mute-about = Eles não ficam sabendo.
friends-fair =
    { $count ->
        [1] Todos vocês embaralharam juntos uma rodada, e ela foi conferida.
       *[other] Todos vocês embaralharam juntos { $count } rodadas, e todas foram conferidas.
    }
friends-letters = Rodada { $number }: { $letters }. Todos vocês devem ter estas quatro letras.
friends-fair-unknown = Todos embaralham juntos cada rodada. Ela é conferida no fim.
friends-fair-watched =
    { $count ->
        [one] Você só está assistindo. O que a mesa mostra de { $count } rodada confere.
       *[other] Você só está assistindo. O que a mesa mostra de { $count } rodadas confere.
    }
friends-deal-without = A rodada { $number } foi embaralhada sem { $names }, por isso não conta como conferida.
friends-deal-refused = A rodada { $number } foi embaralhada sem { $names }. A parte anunciada por { $refused } não veio, por isso vocês embaralharam de novo.
friends-deal-not-yours = A rodada { $number } foi embaralhada sem você. Se você estava aqui, não confie nela.
friends-deal-unchecked = A rodada { $number } não foi conferida. Você não a viu inteira, ou a parte do anfitrião no embaralhamento nunca veio.
friends-unfair-dealer = O anfitrião mudou o embaralhamento depois de começado. Não confie nestas rodadas.
friends-unfair-seat = A parte de { $name } no embaralhamento foi mudada, inventada ou deixada de fora. Não confie nestas rodadas.
friends-unfair-hand = A rodada que você viu não é a que foi embaralhada e jogada. Não confie nesta mesa.
friends-unfair-rules = O anfitrião mudou as regras sem o seu acordo. Não confie nesta mesa.
friends-nestor-differs = Na rodada { $number }, { $name } não jogou como Nestor jogaria neste nível. Talvez outra pessoa tenha jogado por ele.
friends-foul-has-bone = { $name } comprou ou passou tendo pedra que encaixa. Não conta.
friends-foul-not-held = { $name } tentou jogar uma pedra que não tem. Não conta.
friends-foul-not-on-turn = { $name } jogou fora da vez. Não conta.
friends-foul-twice = { $name } jogou duas vezes. Não conta.
friends-foul-late = A jogada de { $name } chegou tarde. Não conta.
friends-foul-forbidden = { $name } fez uma jogada proibida. Não conta.
friends-foul-bytes = A parte de { $name } no embaralhamento mudou. Não conta.
friends-closed-nonsense = Este programa e a mesa não se entendem.
friends-closed-version = A mesa tem outra versão do programa. Os dois precisam da mesma.
friends-closed-no-table = Não há mesa com este código. Talvez tenha sido fechada.
friends-closed-unreadable = A mesa salva está danificada e não pode mais ser aberta.
friends-closed-moved = A mesa mudou para outro servidor, que esta página não alcança. Entre por lá.
friends-closed-full = Todos os lugares estão ocupados. Você pode assistir.
friends-closed-no-room = O servidor está cheio. Tente mais tarde.
friends-closed-too-many-watch = Não cabe mais ninguém assistindo a esta mesa.
friends-closed-too-many-here = Há conexões demais vindo da sua rede. Feche as outras janelas do jogo e tente de novo.
friends-closed-too-many-tables = Foram abertas mesas demais a partir da sua rede. Tente de novo daqui a alguns minutos.
friends-closed-too-many-codes = Vieram códigos errados demais da sua rede. Espere um minuto e tente de novo.
friends-closed-bad-table = Não dá para abrir uma mesa com estes ajustes.
friends-closed-not-here = Este computador só hospeda as mesas do próprio jogador.
friends-closed-elsewhere = Você agora joga nesta mesa em outro aparelho.
friends-closed-ended = A mesa foi encerrada. O que vocês jogaram está na sua lista de partidas.
friends-closed-other = A mesa encerrou a conexão. Esta versão do programa não conhece o motivo.

## Advice

advice-title = Mudar o nível?
advice-up = Você ganhou { $won } de { $games } partidas no nível “{ $level }”. Nestor deve jogar no nível “{ $next }” daqui para a frente?
advice-down = Você ganhou { $won } de { $games } partidas no nível “{ $level }”. No nível “{ $next }”, elas seriam mais disputadas.
advice-about = O nível certo é aquele em que você ganha mais ou menos metade das partidas. Dá para mudar nos ajustes quando quiser.
advice-stay = Manter este nível
advice-go = Mudar de nível

## About

about-version = Versão { $version }
about-what = Jogos de dominó para dois, três ou quatro, da Compra e do Bloqueio ao Five-Up e à Ponta de cinco com bombinhas, contra Nestor, que não vê mais do que você.
about-files = Seus arquivos
about-files-where = Ajustes, cores, partidas ganhas e a partida atual ficam guardados aqui:
about-files-nowhere = Este sistema não tem lugar para eles, então nada é salvo.
about-licence = Licença
about-licence-what = Software livre sob a licença MIT ou a Licença Apache 2.0, à sua escolha. Sem nenhuma garantia.
about-fonts = Feito com Rust e egui. As fontes são Ubuntu Light, sob a Ubuntu Font Licence, e Vollkorn Bold, sob a SIL Open Font License.
about-write = Contato
about-write-what = Para avisar de um erro ou sugerir algo:

## Help

help-play = Como jogar
help-scoring = Pontuação
help-firecrackers = Bombinhas
help-strategy = Estratégia
help-keys = Teclas

play-goal = O objetivo
play-bones = As pedras
play-bones-1 = São { $bones } pedras, uma para cada par de números, de 0-0 a { $doublet }. A pedra com duas metades iguais é a carroça (em outras mesas, bucha, dupla ou gabão), e a que tem mais pontos é a maior.
play-turn = A vez
play-turn-1 = Cada um joga na sua vez, para a esquerda. Encaixe uma pedra numa ponta que mostre o mesmo número. A pedra se vira se for preciso. As carroças ficam atravessadas.
play-end = O fim da rodada
play-display = A tela
play-whole-1 = Cada pedra fica onde foi jogada. A sua mão está à sua frente, as outras ficam viradas para baixo nas bordas, e o monte está ao lado da sua mão. Quando precisar comprar, clique em qualquer pedra dele.
    .fingers = Cada pedra fica onde foi jogada. A sua mão está à sua frente, as outras ficam viradas para baixo nas bordas, e o monte está ao lado da sua mão. Quando precisar comprar, toque em qualquer pedra dele.
play-whole-2 = Clique numa pedra e depois no lugar onde quer colocá-la, ou arraste até lá. Se só há um lugar, basta o clique, ou um clique duplo se você escolheu assim nos ajustes. Os lugares onde ela encaixa se acendem e, nos jogos em que a soma marca, mostram qual seria.
    .fingers = Toque numa pedra e depois no lugar onde quer colocá-la, ou arraste até lá. Se só há um lugar, basta o toque, ou um toque duplo se você escolheu assim nos ajustes. Os lugares onde ela encaixa se acendem e, nos jogos em que a soma marca, mostram qual seria.
play-whole-3 = Para ver de perto, gire a roda do mouse ou abra dois dedos. Arraste o pano para mover a mesa. Um clique duplo no pano mostra a mesa toda de novo.
    .fingers = Para ver de perto, abra dois dedos. Arraste o pano para mover a mesa. Um toque duplo no pano mostra a mesa toda de novo.
play-compact-1 = Da mesa só aparecem as pontas: a pedra do meio e a última de cada braço. As outras pedras jogadas ficam no painel embaixo, junto da sua mão, na cor de cada jogador.
play-compact-2 = Clique numa pedra e depois na ponta onde quer colocá-la, ou arraste até lá. Se só há um lugar, basta o clique, ou um clique duplo se você escolheu assim nos ajustes. As pontas onde ela encaixa se acendem e mostram a soma. Uma ponta sem pedra também serve.
    .fingers = Toque numa pedra e depois na ponta onde quer colocá-la, ou arraste até lá. Se só há um lugar, basta o toque, ou um toque duplo se você escolheu assim nos ajustes. As pontas onde ela encaixa se acendem e mostram a soma. Uma ponta sem pedra também serve.
play-display-1 = O botão oferece sempre o próximo passo: Comprar e Passar na sua vez, Nova rodada e Nova partida para continuar, e OK para a minha vez se o OK automático estiver desligado. A barra de espaço também serve.
    .fingers = O botão oferece sempre o próximo passo: Comprar e Passar na sua vez, Nova rodada e Nova partida para continuar, e OK para a minha vez se o OK automático estiver desligado.
play-display-2 = Dá para desfazer qualquer jogada e qualquer compra, e voltar até antes do começo da rodada e da partida. As pedras que ninguém comprou são embaralhadas de novo, então na segunda vez pode vir outra.
play-origin = De onde vem o dominó
play-origin-1 = Na China já se conhecia o dominó no século doze ou treze. Na Europa, ele apareceu na Itália no começo do século dezoito e logo se espalhou. O jogo europeu tem os brancos, que o chinês não tem, e por isso chega a 28 pedras. O nome talvez venha do dominó, uma capa com capuz.

scoring-intro = Em “Ponta de cinco”, “Ponta de três” e “Cinco e três”, as pontas abertas são somadas depois de cada pedra. Essa é a soma da mesa. Se ela é múltiplo de cinco (ou de três, ou de um dos dois), quem jogou marca a soma toda. Estes exemplos são de “Ponta de cinco”.
scoring-marks = Um triângulo marca uma ponta onde se pode jogar. O número ao lado é o que essa ponta põe na soma. Um triângulo sem número marca uma ponta que não conta.
example-scores = { $sum } = { $count }: marca { $points }
example-nothing = { $sum } = { $count }: não marca nada
example-1 = A primeira pedra conta com as duas metades.
example-2 = O pivô ainda tem um lado livre, então conta inteiro.
example-3 = Com uma pedra de cada lado, o próprio pivô não conta mais. Agora se pode jogar em cima e embaixo dele.
example-4 = Na ponta, a carroça conta com as duas metades.
example-5 = A ponta de cima se abre quando a esquerda e a direita estão ocupadas. O branco não soma nada.
example-6 = Jogo embaixo, e são quatro pontas para somar.
example-7 = Nova partida, e a saída é minha: a carroça de cinco já marca.
example-8 = Na Ponta de cinco por sorteio, quem ganhou a última rodada pode sair com qualquer pedra.
example-9 = A primeira carroça vira o pivô, e o 6-4 passa para a esquerda dela.
scoring-rest = E ainda
scoring-rest-1 = Soma quinze marca quinze. Soma zero não marca nada. Em Ponta de cinco, uma pedra marca no máximo 35, e com o três, 36.
scoring-rest-2 = Se a sua jogada chega à meta, você ganha na hora, e o resto da rodada não conta.
fire-intro = Ponta de cinco com bombinhas é Ponta de cinco contra o relógio: cinco minutos para 100 pontos, se você não escolher outro tempo. Você abre a partida com a sua maior carroça. Depois, sai na rodada seguinte quem jogou a última pedra.
fire-clock = O relógio
fire-clock-1 = Ele anda na sua vez, na minha e entre as rodadas. Fica parado durante a pausa, com uma janela aberta sobre a mesa e enquanto ninguém vê o jogo. Aí a mesa fica coberta.
fire-clock-2 = Desfazer não devolve tempo, e uma dica custa o tempo de que preciso para ela. Quando o tempo acaba, ganha quem tem mais pontos.
fire-use = Bombinhas
fire-use-1 = Cada um tem uma por rodada, para usar antes de jogar uma pedra. Ela explode uma pedra da ponta que tem uma só vizinha, mas nunca o pivô. A pedra volta para o monte, e a anterior vira ponta de novo.
fire-use-2 = Se a soma fica múltiplo de cinco, você marca a soma. Se você não tinha o que jogar e agora tem, marca mais cinco.
fire-before = Antes: a pedra com o anel vai explodir. A soma é sete.
fire-after = Depois: a ponta de cima do pivô está aberta de novo. A soma é cinco, e marca.
fire-tips = Duas dicas
fire-tips-1 = Se nada encaixa, exploda uma pedra e abra uma ponta para uma das suas. Assim você não precisa comprar.
fire-tips-2 = Exploda uma pedra para mudar a soma. Se ela virar múltiplo de cinco, você marca sem jogar pedra nenhuma.
fire-points = Pontos e resultado
fire-points-1 = Quando bate, você marca cinco por pedra que ficou na mão do outro. Jogo fechado não vale nada, e você sai na próxima.
fire-points-2 = Se você ganha, somam-se a sua vantagem e meio ponto por segundo que sobrou, multiplicado pelos seus pontos em porcentagem e arredondado para cima. Se não ganha, cada segundo vale um quarto de ponto. Desistir conta como derrota.
fire-points-3 = Uma vitória com 100 pontos e 2:15 sobrando: 135 s × 0,5 × 100% = 68. Outra com 110 pontos e 3:38: 218 s × 0,5 × 110% = 120.

strategy-any = Em todos os jogos
strategy-any-1 = Não fique sem opção. Com muitos números diferentes na mão, quase nunca se compra. Antes de jogar, olhe o que poderia jogar depois.
strategy-any-2 = Jogue as carroças cedo. Elas só encaixam num número e morrem na mão. A carroça de branco quase nunca custa alguma coisa, e nos jogos de cinco vale a pena guardar a de cinco.
strategy-any-3 = Lembre quais números estavam nas pontas quando precisei comprar ou passar: eu não tinha nenhum deles. Deixe os mesmos outra vez.
strategy-any-4 = Onde se pode comprar mesmo tendo jogada (Ponta de cinco, compra livre), compre enquanto puder. Quem tem mais pedras marca mais vezes e quase nunca fica preso.
strategy-count = Onde se marcam pontos
strategy-count-1 = O que importa não é quanto você marca, mas marcar mais que o outro. A melhor pedra pode ser a que não marca nada e não deixa nada.
strategy-count-2 = Para cada pedra em que pensar, conte as que você não vê e que marcariam em resposta. Quanto menos, mais segura. O que está na sua mão ninguém mais tem.
strategy-count-3 = Guarde pedras para responder: 0-5, 1-6, 0-0 e 5-5, e as que encaixam no pivô com branco ou cinco na outra metade.
strategy-sum = Contar depressa
strategy-sum-1 = Não some todas as mesas possíveis. Olhe a soma e pergunte o que precisa mudar. Se ela é seis, faltam quatro ou sobra um. Onde a ponta mostra um, o 1-5 dá quatro a mais e o 1-0, um a menos.
strategy-sum-2 = Passe assim por todas as pontas, primeiro com as suas pedras, depois com as que eu posso ter. É só isso que eu faço, e não me canso.
strategy-level = O seu nível
strategy-level-1 = No nível “Iniciante”, jogo a pedra que marca mais agora, ou qualquer uma que encaixe: você pode prever o que faço. No “Fácil”, ainda faço isso três vezes em cada cinco. Escolha o nível em que você ganha mais ou menos metade das partidas, e suba quando ganhar duas em cada três.
strategy-level-2 = Em todos os níveis, conheço as minhas pedras, o que está na mesa, quem comprou e passou e quando, e quantas pedras você tem. As suas, nunca olho.
strategy-learn = Aprender com as partidas
strategy-learn-1 = Os exercícios trazem posições em que uma jogada é claramente a melhor. Jogue na mesa. Digo quanto custa outra jogada, e por quê. Você pode tentar de novo ou ver a melhor jogada.
strategy-learn-2 = “Onde podem estar as pedras” mostra, para cada pedra que você não viu, quem pode ter. Só usa o que se sabe no seu lugar. A partida em que você usa isso é de treino.
strategy-learn-3 = O tutor pergunta antes de uma jogada ruim. Os ajustes dizem quão ruim ela precisa ser. T liga e desliga o tutor.
strategy-learn-4 = A análise mostra quanto custou cada decisão, pelo que se podia saber na hora, e separa a sorte da habilidade. Se você errou, tente achar uma jogada melhor antes de olhar.
strategy-learn-5 = Oito rodadas é um desafio com número, para um amigo poder jogar as mesmas oito. Eu também jogo, no seu lugar. Às mesmas jogadas, os outros respondem do mesmo jeito.

help-games = Jogos

rules-target = Quem chega primeiro a { $points } pontos ganha a partida. Se vários chegam, ganha quem tem mais.
rules-target-collect = A partida acaba quando um lado desce a −{ $points } pontos. Esse lado perde, e ganha quem tem mais.
rules-target-hands = Cada rodada vale um. Quem chega primeiro a { $points } ganha a partida.
rules-head-start = O primeiro jogador começa em { $points }.
rules-head-start-collect = Todos, menos o primeiro jogador, começam em −{ $points }.
rules-exact = Pontos que passariam da meta não contam.
rules-exact-near = Pontos que passariam da meta não contam, a não ser que faltem { $points } ou menos.
rules-love = Quando todos os lados já ganharam uma rodada, o placar volta a zero, e a saída se decide como no começo.
rules-love-play-two = Se estava um a um, a próxima rodada que alguém ganhar vale dois.
rules-clock = Você tem { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} para a partida toda. Quem ganha recebe um bônus pelo tempo que sobrou.
rules-single = Uma única rodada decide a partida.
rules-set-nine = Joga-se com o duplo nove: 55 pedras, do 0-0 ao 9-9, dez de cada número.
rules-set-twelve = Joga-se com o duplo doze: 91 pedras, do 0-0 ao 12-12, treze de cada número.
rules-dealt = { $players } jogadores recebem { $bones ->
    [one] { $bones } pedra
   *[other] { $bones } pedras
} cada um.
rules-dealt-partners = { $players } jogadores, dois contra dois, recebem { $bones ->
    [one] { $bones } pedra
   *[other] { $bones } pedras
} cada um.
rules-lead-doublet-always = Quem tem a maior carroça sai com ela em toda rodada.
rules-lead-doublet = Quem tem a maior carroça sai com ela na primeira rodada.
rules-lead-low-doublet = Quem tem a menor carroça sai com ela na primeira rodada. A menor é 1-1, e 0-0 fica por último.
rules-lead-three-two = Quem tem o 3-2 sai com ele na primeira rodada. Se ninguém tem, sai a menor carroça, a partir de 1-1, com 0-0 por último.
rules-lead-blank = Quem tem o 0-0 sai com ele na primeira rodada. Se ninguém tem, sai a menor carroça.
rules-no-doublet-heaviest = Se ninguém tem carroça, sai a pedra mais alta, do { $bone } para baixo.
rules-no-doublet-lowest = Se também ninguém tem carroça, sai a pedra com menos pontos.
rules-lead-lot = Cada um vira uma pedra. Quem virou a mais pesada sai com qualquer pedra.
rules-lead-seat =
    { $number ->
        [1] O primeiro jogador
       *[other] O jogador { $number }
    } sai na primeira rodada com qualquer pedra.
rules-lead-seat-doublet =
    { $number ->
        [1] O primeiro jogador
       *[other] O jogador { $number }
    } sai na primeira rodada com a sua maior carroça.
rules-next-winner = Depois, sai quem bateu, com qualquer pedra.
rules-next-loser = Depois, sai quem ficou com mais pontos, com qualquer pedra.
rules-next-loser-pairs = Depois, sai, na dupla que perdeu, quem ficou com mais pontos, com qualquer pedra.
rules-next-lot = Depois, a saída de cada rodada é por sorteio, com qualquer pedra.
rules-next-doublet = Depois, em cada rodada sai quem tem a maior carroça, com ela.
rules-block-first = Depois de um jogo fechado, a saída se decide como no começo.
rules-block-low-hand = Depois de um jogo fechado, sai quem tem menos pontos no lado que ganhou.
rules-block-closer = Depois de um jogo fechado, sai quem fechou, se o seu lado ganhou; se não, o próximo.
rules-block-last = Depois de um jogo fechado, sai quem jogou por último.
rules-next-none = Se ninguém ganhou, a saída é decidida como no começo.
rules-next-alternate = Depois, a saída roda de jogador em jogador, com qualquer pedra.
rules-next-same = Se ninguém ganha a rodada, o mesmo jogador sai de novo.
rules-next-with-doublet = Depois, sai quem bateu, com uma carroça. Se não tem nenhuma, passa, e o próximo sai com qualquer pedra.
rules-next-doublet-or-next = Depois, sai quem bateu, com uma carroça. Se não tem nenhuma, passa, e o próximo que tiver uma sai com ela.
rules-next-each-doublet = Depois, as carroças saem uma de cada vez: 1-1 na segunda rodada, 2-2 na terceira, e assim por diante. Depois da maior, é a vez do 0-0 de novo.
rules-void = Se alguém recebe mais de { $doublets ->
    [one] { $doublets } carroça
   *[other] { $doublets } carroças
}, as pedras são embaralhadas de novo.
rules-leave-out = O 0-0 fica de fora.
rules-void-no-doublet = Se ninguém tem carroça, as pedras são embaralhadas de novo.
rules-left-over =
    Quem sai pega { $bones ->
        [1] a pedra que sobra
       *[other] as { $bones } pedras que sobram
    }. Se a maior carroça estiver aí, joga com ela quem vem logo antes de quem tem a carroça seguinte.
rules-line = As pedras formam uma linha com duas pontas.
rules-spinner = A primeira carroça é o pivô. Com os dois lados ocupados, as duas pontas dela também se abrem.
rules-led-spinner = Se a saída é de carroça, ela é o pivô. Com os dois lados ocupados, as duas pontas dela também se abrem. Se a saída é com outra pedra, a rodada não tem pivô.
rules-enclosed-spinner = A primeira carroça com uma pedra de cada lado é o pivô. Então as duas pontas dela também se abrem.
rules-counting = Com os dois lados do pivô ocupados, as pontas abertas dele também contam.
rules-cross = A primeira carroça é o pivô. Não se joga em outro lugar até haver uma pedra em cada um dos quatro lados dela.
rules-maltese = Depois, cada braço continua com uma carroça antes de qualquer outra pedra.
rules-maltese-four = Depois, os quatro braços continuam com uma carroça antes de qualquer outra pedra.
rules-spinners = Toda carroça é pivô. Com os dois lados ocupados, as duas pontas dela também se abrem.
rules-sevens = As pedras vão em linha, as carroças também. As metades que se tocam somam sete. 6-1, 5-2, 4-3 e 0-0 são matadores: vão em qualquer lugar, com qualquer metade, e só eles vão no branco. Clique de novo num matador escolhido para virá-lo.
    .fingers = As pedras vão em linha, as carroças também. As metades que se tocam somam sete. 6-1, 5-2, 4-3 e 0-0 são matadores: vão em qualquer lugar, com qualquer metade, e só eles vão no branco. Toque de novo num matador escolhido para virá-lo.
rules-draws = Quem não pode jogar compra até vir uma que encaixe. Quando não há mais o que comprar, passa.
rules-free-draw = Quem não pode jogar compra até vir uma que encaixe. Dá para comprar mesmo tendo o que jogar. Quando não há mais o que comprar e nada encaixa, passa.
rules-block = Ninguém compra. Quem não pode jogar passa.
rules-reserve =
    { $bones ->
        [1] A última pedra do monte nunca é comprada.
       *[other] As últimas { $bones } pedras do monte nunca são compradas.
    }
rules-limit = Quem tem { $bones ->
    [one] { $bones } pedra
   *[other] { $bones } pedras
} e não pode jogar passa em vez de comprar.
rules-draw-most = Por vez se compra no máximo { $bones ->
        [one] { $bones } pedra
       *[other] { $bones } pedras
    }. Quem ainda não puder jogar passa.
rules-count-fives = Depois de cada jogada, as pontas abertas são somadas. As carroças contam com as duas metades. Se a soma é múltiplo de cinco, quem jogou marca a soma toda.
rules-count-none = Nada marca antes do fim da rodada.
rules-count-threes = Depois de cada jogada, as pontas abertas são somadas. As carroças contam com as duas metades. Se a soma é múltiplo de três, quem jogou marca a soma toda.
rules-count-both = Depois de cada jogada, as pontas abertas são somadas. As carroças contam com as duas metades. Se a soma é múltiplo de cinco ou de três, quem jogou marca a soma toda.
rules-firecrackers = Uma vez por rodada, cada jogador pode lançar uma bombinha numa pedra da ponta, que volta para o monte. A nova soma pode marcar, e quem não podia jogar e agora pode marca mais cinco.
rules-out = Quem bate ganha os pontos que ficaram na mão dos outros.
rules-out-pair = Quem bate ganha os pontos que ficaram na mão da outra dupla.
rules-out-five = Quem bate ganha cinco pontos por pedra que ficou na mão dos outros.
rules-out-five-pair = Quem bate ganha cinco pontos por pedra que ficou na mão da outra dupla.
rules-out-collect = Quando alguém bate, cada um dos outros lados perde os pontos que ficaram na mão.
rules-out-subtract = Quando alguém bate, cada lado perde os pontos que ainda tem na mão.
rules-out-subtract-blocked = Cada lado perde os pontos que ainda tem na mão.
rules-both-out = A rodada continua até que os dois parceiros de um lado fiquem sem pedras.
rules-five-each = Cada pedra que sobra na mão conta cinco, sejam quais forem os seus pontos.
rules-out-one = Quem bate ganha a rodada.
rules-out-point = Bater vale um ponto.
rules-for = { $players } jogadores: { $told }
rules-count-parts = Depois de cada jogada, as duas pontas são somadas. Se a soma é múltiplo de cinco, vale um ponto por cada cinco que cabe nela; se é múltiplo de três, um por cada três. Quinze vale 8.
rules-count-parts-fives = Depois de cada jogada, somam-se as pontas abertas, as carroças com as duas metades. Se a soma se divide por cinco, vale um ponto por cada cinco.
rules-count-parts-threes = Depois de cada jogada, somam-se as pontas abertas, as carroças com as duas metades. Se a soma se divide por três, vale um ponto por cada três.
rules-count-twins = Depois de cada jogada, se todas as pontas abertas mostram o mesmo número, valem dois pontos, ou três se uma delas é uma carroça que não seja a saída.
rules-lead-scores-double-five = A primeira pedra da rodada só marca se for 5-5, e nunca na primeira rodada.
rules-lead-scores-double-five-cap = A primeira pedra de uma rodada só marca se for o 5-5, nunca na primeira rodada, e nunca para um lado com { $points } pontos ou mais.
rules-lead-scores-nothing = A primeira pedra da rodada não marca nada.
rules-lead-wins-not = A primeira pedra da rodada não pode ganhar a partida.
rules-at-hand-end = A rodada vai até o fim mesmo que alguém chegue à meta. Aí ganha quem tem mais.
rules-out-both = A rodada continua até os dois parceiros de um lado baterem. Bater não marca nada.
rules-out-both-point = A rodada continua até os dois parceiros de um lado baterem, o que vale um ponto.
rules-out-nothing = Bater acaba a rodada e não marca nada.
rules-out-all = Quem bate ganha todos os pontos que sobraram, os do parceiro também.
rules-blocked-low = Quando ninguém pode continuar, o jogo está fechado. Ganha quem tem menos pontos.
rules-blocked-low-side = Quando ninguém pode continuar, o jogo está fechado. Ganha o lado com menos pontos.
rules-blocked-low-hand = Quando ninguém pode continuar, o jogo está fechado. A mão mais baixa de todas ganha para o seu lado.
rules-blocked-last = Quando ninguém pode continuar, o jogo está fechado. Ganha quem jogou por último.
rules-blocked-last-side = Quando ninguém pode continuar, o jogo está fechado. Ganha o lado que jogou por último.
rules-blocked-subtract = Quando ninguém pode continuar, o jogo está fechado. Cada lado perde os pontos que ainda tem na mão.
rules-block-difference = Um jogo fechado vale os pontos de quem perde menos os de quem ganha.
rules-block-between = Um jogo fechado vale a diferença entre os pontos de quem ganha e os de quem perde, mesmo que quem ganha tenha mais.
rules-block-opponent = Um jogo fechado vale os pontos de quem perde.
rules-block-both = Um jogo fechado vale todos os pontos que sobram.
rules-block-one = Um jogo fechado vale um ponto.
rules-block-nothing = Um jogo fechado não vale pontos.
rules-block-collect = Cada um dos outros lados perde os pontos que tem na mão.
rules-tie-share = Se dois dos três empatam com menos pontos, dividem o que sobrou com o terceiro.
rules-blocked-nothing = Se ninguém pode continuar, o jogo está fechado, e ninguém ganha nada.
rules-lone = O 0-0 sozinho na mão conta 25, e o { $doublet } sozinho, 50.
rules-blocked-closer = Se ninguém pode continuar, o jogo está fechado. A mão de quem fechou é comparada com a de cada adversário, e a mais leve ganha a rodada para o seu lado.
rules-block-two = O jogo fechado vale dois pontos.
rules-tie-nobody = Em caso de empate, ninguém ganha.
rules-tie-nobody-pairs = Se as duplas empatam no jogo fechado, ninguém ganha.
rules-tie-leader = Em caso de empate, ganha o lado que saiu na rodada.
rules-tie-leader-pairs = Se as duplas empatam no jogo fechado, ganha a que saiu na rodada.
rules-tie-not-closer = Em caso de empate, perde o lado que jogou por último.
rules-tie-not-closer-pairs = Se as duplas empatam no jogo fechado, perde a que jogou por último.
rules-tie-not-closer-one = Em caso de empate, perde o lado que jogou por último, e quem ganha leva um ponto.
rules-tie-not-closer-one-pairs = Se as duplas empatam no jogo fechado, perde a que jogou por último, e a outra leva um ponto.
rules-tie-carry = Em caso de empate, ninguém ganha, e a próxima rodada que alguém ganhar vale um a mais.
rules-tie-carry-pairs = Se as duplas empatam no jogo fechado, ninguém ganha, e a próxima rodada que alguém ganhar vale um a mais.
rules-tie-carry-all = Em caso de empate, ninguém ganha. Depois de todo jogo fechado, a próxima rodada que alguém ganhar vale um a mais.
rules-tie-carry-all-pairs = Se as duplas empatam no jogo fechado, ninguém ganha. Depois de todo jogo fechado, a próxima rodada que alguém ganhar vale um a mais.
rules-closer-loses-point = Se o lado que fechou o jogo perde sem empate, um ponto é tirado dele.
rules-closer-loses-double = Se o lado que fechou o jogo perde sem empate, a rodada vale em dobro.
rules-block-under = O jogo fechado só se ganha com menos de { $pips } pontos. Senão, ninguém ganha.
rules-bonus-doublet = Batida de carroça: { $points } a mais.
rules-bonus-both-ends = Batida de lá e lô (capicúa), com uma pedra que vai nas duas pontas e não é carroça: { $points } a mais.
rules-bonus-both-ends-too = Batida de lá e lô, com uma pedra que vai nas duas pontas, inclusive carroça (cruzada): { $points } a mais.
rules-both-ends-double = Batida de lá e lô (capicúa), com uma pedra que vai nas duas pontas e não é carroça, dobra os pontos da rodada.
rules-both-ends-double-too = Batida de lá e lô, com uma pedra que vai nas duas pontas, inclusive carroça (cruzada), dobra os pontos da rodada.
rules-bonus-doublet-ends = Cruzada, a batida com uma carroça que vai nas duas pontas: { $points } a mais, além do resto.
rules-bonus-blank = Batida com a carroça de branco (chuchazo): { $points } a mais.
rules-bonus-pass = Cada passe de um adversário dá { $points } a quem jogou por último, assim que cai a próxima pedra. Passe do parceiro não paga, nem os passes que fecham o jogo.
rules-bonus-pass-lead = O mesmo vale se quem deve sair não tem carroça e passa.
rules-bonus-round = Se todos os outros passam na sua pedra (galo, ou pase corrido), ela paga { $points } na hora, a não ser que o jogo feche.
rules-bonus-round-instead = Isso vem no lugar do que esses passes pagam.
rules-bonus-round-asleep = Se todos os outros passam na sua pedra (galo, ou pase corrido), ela paga { $points } na hora, a não ser que todas as pedras que encaixam já estejam na mesa.
rules-bonus-lead = Se o próximo passa na saída e o seguinte joga (pase de salida), a saída paga { $points }.
rules-bonus-lead-doublet = Se a saída é uma carroça, o próximo passa e o seguinte joga (salida), a saída paga { $points }.
rules-bonus-hands = As primeiras rodadas ganhas pagam { $points } a mais.
rules-rounded = Os pontos que sobram são arredondados para o múltiplo de cinco mais próximo.
rules-rounded-down = Os pontos que sobram são arredondados para baixo, a um múltiplo de cinco.
rules-rounded-up = Os pontos que sobram são arredondados para cima, a um múltiplo de cinco.
rules-cap = Com o que vale uma rodada, ninguém passa de { $points }.
rules-single-end = Ganha quem bate.
rules-single-tie = Em caso de empate, joga-se de novo.

display-stacks = A mesma mesa nos dois visuais. No compacto, de uma pedra coberta só aparece a borda embaixo da seguinte, na cor do jogador. De um braço comprido aparecem as quatro últimas.

lesson-lead = Uma saída, jogada até o fim
lesson-lead-about = Você ganhou a última rodada de Ponta de cinco por sorteio e pode sair com qualquer uma destas pedras. Qual você escolheria?
lesson-lead-1 = O 5-0 é o único que marca. Mas o 5-5 responde com dez e o 0-0 com cinco, e quase sempre eu tenho um deles.
lesson-lead-2 = Nada marca contra o 4-4. Só o 4-2 marcaria, e ele está com você.
lesson-lead-3 = O 2-2 é ainda melhor. Só o 2-1 e o 6-2 marcam contra ele, e nos dois casos você responde com dez: com o 6-1 ou, como aqui, com o 4-2.
lesson-control = Uma saída que você controla
lesson-control-about = Você sai de novo. Procure primeiro dez pontos. Se não der, saia com uma carroça que você controla, de um número que está quase todo na sua mão.
lesson-control-1 = Só o 6-4 e o 5-5 marcam dez na saída. Nenhuma outra saída marca mais de cinco.
lesson-control-2 = Sem o 6-4, saia com o 3-3. Você tem quatro das sete pedras de três, e nenhuma das outras marca. Jogue eu onde jogar, o outro lado ainda mostra um três para você.
lesson-small = Deixe pouco
lesson-small-about = Saí com o 6-2. Nenhuma pedra sua marca, então olhe a soma que você deixa. Quanto menor, menos eu posso tirar dela.
lesson-small-1 = O 6-6 deixa quatorze. Com o 3-2, marco quinze.
lesson-small-2 = O 6-1 deixa três. Daí, nenhuma pedra marca mais de cinco.
lesson-fives = Não é só o cinco
lesson-fives-about = Quem está começando procura pontas que mostram cinco. Qualquer ponta serve se a soma dá certo, e a soma também pode cair. Aqui ela é nove, e é a sua vez.
lesson-fives-1 = O 5-3 põe um cinco na ponta e não marca nada.
lesson-fives-2 = O 4-3 marca dez sem nenhum cinco.
lesson-fives-3 = O 6-2 baixa a soma para cinco, e marca.
lesson-count = O atalho, jogado até o fim
lesson-count-about = A soma é seis, estas são as suas pedras, e é a sua vez. Não some cada mesa: para marcar, a soma precisa cair um ou subir quatro.
lesson-count-1 = À direita, um: o 1-0 ou o 5-1. À esquerda, dois: o 2-1. Em cima, três: o 3-2. Embaixo, branco: o 4-0. De todas essas, você tem o 1-0.
lesson-count-2 = Agora veja com os meus olhos: de cinco, faltam cinco, ou nada. O 0-0 está com você, então só resta o 5-0.
lesson-goals = Três planos: marcar, travar, bater
lesson-goals-about = Uma pedra pode marcar, me fazer passar ou deixar você mais perto de bater. No começo da rodada, marque. Quando souber que pedras restam, pergunte quanto vale me fazer passar, ainda mais num número que você controla. Aqui o 5-2 serve para as duas coisas.
lesson-goals-1 = À direita, marca dez. Posso responder com qualquer cinco.
lesson-goals-2 = À esquerda não marca nada, mas agora toda ponta mostra dois, e as pedras de dois que restam estão todas com você. Tenho que comprar e passar, e você joga de novo.
lesson-domino = O terceiro plano: bater
lesson-domino-about = Quem bate ganha o que o outro ainda tem, e talvez a próxima saída. Procure um número que você controla e leve-o às pontas, para ter certeza de jogar na próxima vez. Depois da sua jogada, ficam estas duas pedras.
lesson-domino-1 = O 4-3 não marca nada, mas agora duas pontas mostram três. Só posso cobrir uma, e na outra encaixa qualquer pedra sua.
lesson-out = Bater
lesson-out-about = A soma é nove, e estas são as suas duas últimas pedras. Se bater, você ganha os pontos que ficaram na minha mão. Nos jogos em que sai quem ganhou, você ganha também a saída, e isso pode decidir uma partida apertada.
lesson-out-1 = O 3-2 marca dez. Mas aí o 2-2 não encaixa em lugar nenhum, e você precisa comprar.
lesson-out-2 = O 2-2 não marca nada, mas deixa dois lugares para o 3-2. Não posso matar os dois.
lesson-out-3 = Matei o dois, então o 3-2 vai em cima. Você bateu, e ganha os dez pontos do meu 6-4.

keys-intro = Dá para fazer tudo sem mouse. O anel mostra onde o teclado age.
keys-table = Na mesa
keys-commands = Comandos
key-tab = Tab
key-tab-does = ir à próxima pedra, ponta ou botão; com Shift, à anterior
key-arrows = Setas
key-arrows-does = ir à pedra, à ponta ou ao botão mais próximo daquele lado
key-space = Espaço
key-space-does = escolher a pedra, jogar na ponta ou apertar o botão que está com o anel; senão, apertar o botão principal
key-enter = Enter
key-enter-does = igual a Espaço; numa pedra, também leva o anel a uma ponta
key-bone = 6 3
key-bone-does = escolher a pedra com estes números
key-tens = A, B, C
key-tens-does = valem dez, onze e doze ao escolher uma pedra pelos números
key-ends = W, E, N, S ou 4, 6, 8, 2
key-ends-does = jogar a pedra escolhida à esquerda, à direita, em cima ou embaixo
key-visit = Alt+Esquerda, Alt+Direita
key-visit-page = Page Up, Page Down
key-visit-does = ir de pedra em pedra na mão, inclusive as que não encaixam
key-offer = Shift+F10
key-offer-does = abrir o menu da pedra ou do lugar com o anel; o clique direito e o toque longo fazem o mesmo
key-arrange = Ctrl e setas
key-arrange-page = Shift+Page Up, Shift+Page Down
key-arrange-does = mover a pedra com o anel para outro lugar da mão

key-menu = Alt ou F10
key-menu-page = G
key-menu-does = abrir o menu; as setas andam pelos menus
key-escape = Esc
key-escape-does = soltar a pedra escolhida ou fechar uma janela

keys-review = Rever uma partida
key-moves = Esquerda, Direita
key-moves-does = ir à jogada anterior ou à próxima
key-ways = Home, End
key-ways-does = ir ao começo ou ao fim
key-hands = Page Up, Page Down
key-hands-does = ir à rodada anterior ou à próxima
key-mistakes = M, Shift+M
key-mistakes-does = na análise: ir ao seu próximo erro ou ao anterior
key-better = Ctrl+Z
key-better-does = na análise ou num exercício: tentar de novo depois de um erro

## The table

you = Você
nestor = Nestor
name-second = Ájax
name-third = Helena
remark-nestor-out = A paciência compensa.
remark-nestor-out-too = Uma pedra de cada vez.
remark-nestor-beaten = Bem jogado.
remark-nestor-beaten-too = Muito bem feito.
remark-ajax-out = Ha! Nenhuma sobrou.
remark-ajax-out-too = Pronto! De novo.
remark-ajax-beaten = Rápido demais para mim.
remark-ajax-beaten-too = De novo!
remark-helen-out = E essa era a última.
remark-helen-out-too = Pronto. Acabaram.
remark-helen-beaten = Paciência.
remark-helen-beaten-too = Que pena.
name-partner = { $name }, seu parceiro
name-with = com { $name }
name-player = Jogador
name-player-number = Jogador { $number }
boneyard = Monte
target-of = / { $target }
table-count = Soma da mesa { $count }
clock-left = tempo
clock-last = últimos segundos
pause-title = Pausa
pause-line = O relógio parou em { $time }. A mesa fica coberta até você continuar.
button-draw = Comprar
button-pass = Passar
button-turn = Virar uma pedra
button-take = Pegar todas
button-new-hand = Nova rodada
button-new-game = Nova partida
button-again-short = De novo, até { $quick }
button-go-on = Continuar
button-uncover = Ver minha mão
button-thinking = Pensando…

pips-0 = branco
pips-1 = um
pips-2 = dois
pips-3 = três
pips-4 = quatro
pips-5 = cinco
pips-6 = seis
pips-7 = sete
pips-8 = oito
pips-9 = nove
pips-10 = dez
pips-11 = onze
pips-12 = doze
number-name = { $pips }
bone-plain = { $high } { $low }
bone-doublet = carroça de { $pips }
end-west = esquerda
end-east = direita
end-north = de cima
end-south = de baixo
at-west = à esquerda
at-east = à direita
at-north = em cima
at-south = embaixo
at-bone = em { $bone }
at-half = no { $pips } de { $bone }
at-turned = { $place } (metade maior para fora)
bone-at = { $bone } { $place }
list-and = { $list } e { $last }
    .or = { $list } ou { $last }
    .nor = { $list-nor } nem { $last }

spoken-hand = { $bone }, na sua mão, encaixa { $ends }
spoken-hand-any = { $bone }, na sua mão, pode sair
spoken-hand-none = { $bone }, na sua mão, não encaixa
spoken-hand-waiting = { $bone }, na sua mão
spoken-end = ponta { $end }, { $bone }, mostra { $pips }
spoken-end-empty = ponta { $end }, ainda sem pedra, mostra { $pips }
spoken-end-lead = ponta { $end }, lugar da primeira pedra
spoken-lead-place = o lugar da primeira pedra
spoken-end-of = ponta { $number }, em { $bone }, mostra { $pips }
spoken-face-down = pedra { $number }, virada para baixo
spoken-turned = { $bone }, virada por { $name }
spoken-yard = pedra { $number } do monte: comprar
spoken-time = { $minutes } min { $seconds } s
spoken-seconds = { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
spoken-clock = relógio: restam { $time }
spoken-clock-last = relógio: últimos { $time }
spoken-firecracker = sua bombinha: pegue para explodir uma pedra
spoken-firecracker-theirs = bombinha de { $name }
spoken-target = { $bone }, explodir: { $outlook }
spoken-target-alone = { $bone }, explodir
spoken-middle = { $bone }, no meio
spoken-yours = { $bone }, jogada por você
spoken-theirs = { $bone }, jogada por { $name }
spoken-shown = { $bone }, à vista
spoken-buried = { $bone }, enterrada
spoken-player = { $name }: { $score }, { $bones ->
        [one] { $bones } pedra
       *[other] { $bones } pedras
    }
spoken-partners = { $names }: { $score }; { $held }
spoken-held = { $name } { $bones ->
        [one] { $bones } pedra
       *[other] { $bones } pedras
    }

caption-did = { $name }: { $did }
did-play = joga { $bone }
did-draw-and-play = compra { $count }, joga { $bone }
did-draw = compra { $count }
did-pass = passa
did-destroy = explode { $bone }
yard-drawable =
    { $count ->
        [one] { $count } pedra para comprar
       *[other] { $count } pedras para comprar
    }
yard-empty = O monte acabou
yard-reserve =
    { $count ->
        [1] A última pedra nunca se compra
       *[other] As últimas { $count } nunca se compram
    }
say-named = { $name }: { $line }
say-turn = Vire uma pedra qualquer. Sai a mais pesada { $players ->
    [2] das duas
   *[other] de todas
}.
say-tie = Deu empate: todos viram outra pedra.
say-you-turn = Você vira { $bone }
say-name-turns = { $name } vira { $bone }
say-i-turn = Eu viro { $bone }
say-take =
    { $count ->
        [1] Pegue mais uma pedra.
       *[other] Pegue { $count } pedras.
    }
say-i-take = Pego minhas pedras.

say-your-turn = Sua vez.
say-pass-to = { $name }, é a sua vez.
cover-since = Enquanto você esperava – { $line }
cover-clock = Você tem { $time }. O seu relógio começa quando você mostrar a sua mão.
say-my-turn = Minha vez.
say-must-draw = Nada encaixa. Compre.
say-must-pass = Nada encaixa. Passe.
say-limit-pass = Você tem { $bones } pedras, o máximo permitido. Passe.
say-drawn-pass = Você já comprou tudo o que podia nesta vez, e nada encaixa. Passe.
say-i-play = Jogo { $bone }.
say-you-play = Você joga { $bone }.
say-i-score = Jogo { $bone } e marco { $points }.
say-you-score = Você joga { $bone } e marca { $points }.
say-you-have-scored = Você marca { $points }.
say-i-overshoot = Jogo { $bone }. Com { $points }, eu passaria da meta.
say-you-overshoot = Você joga { $bone }. Com { $points }, você passaria da meta.
say-i-drew =
    { $count ->
        [1] Comprei uma pedra.
       *[other] Comprei { $count } pedras.
    }
say-you-drew =
    { $count ->
        [1] Você comprou { $bone }.
       *[other] Você comprou { $count } pedras, a última { $bone }.
    }
say-i-pass = Passo.
say-you-pass = Você passa.
say-i-destroy = Explodo { $bone } com a minha bombinha.
say-you-destroy = Você explode { $bone } com a sua bombinha.
say-i-destroy-and-score = Explodo { $bone } com a minha bombinha e marco { $points }.
say-you-destroy-and-score = Você explode { $bone } com a sua bombinha e marca { $points }.
say-i-led-doublet = Tenho a maior carroça, { $bone }, e saio com ela.
say-i-led-low = Tenho a menor carroça, { $bone }, e saio com ela.
say-i-led-held = Tenho o { $bone } e saio com ele.
say-i-led-plain = Ninguém tem carroça, então saio com o { $bone }.
say-you-led-doublet = Você tem a maior carroça, { $bone }, e sai com ela.
say-you-led-low = Você tem a menor carroça, { $bone }, e sai com ela.
say-you-led-held = Você tem o { $bone } e sai com ele.
say-you-led-plain = Ninguém tem carroça, então você sai com o { $bone }.
say-i-led-own = Saio com a minha maior carroça, { $bone }.
say-you-led-own = Você sai com a sua maior carroça, { $bone }.
say-you-had-to-lead = Você tinha que sair com { $bone }.
say-i-lead = A saída é minha.
say-you-lead = Você sai com qualquer pedra.
say-i-lead-winner = Ganhei a última rodada, então a saída é minha.
say-you-lead-winner = Você ganhou a última rodada. Saia com qualquer pedra.
say-you-lead-with-doublet = Saia de carroça, ou passe se não tiver nenhuma.
say-i-lead-loser = Perdi a última rodada, então a saída é minha.
say-you-lead-loser = Você perdeu a última rodada. Saia com qualquer pedra.
say-i-lead-lot = A minha pedra é { $players ->
    [2] mais pesada
   *[other] a mais pesada
}, então a saída é minha.
say-you-will-lead-lot = A sua pedra é { $players ->
    [2] mais pesada
   *[other] a mais pesada
}, então a saída é sua.
say-you-lead-lot = A sua pedra é { $players ->
    [2] mais pesada
   *[other] a mais pesada
}. Saia com qualquer pedra.
say-i-domino = Bati! Ganhei { $points }.
say-you-domino = Você bateu e ganhou { $points }.
say-i-am-out = Bati!
say-you-are-out = Você bateu.
say-blocked-me = O jogo fechou. Ganhei { $points }.
say-blocked-nothing = O jogo fechou. Ninguém ganhou nada.
say-blocked = O jogo fechou.
say-passed-for = Passe! { $points } para { $side-who ->
        [you] você
        [with-you] você e { $side-others }
       *[other] { $side }
    }.
say-started-over = Todos os lados já ganharam uma rodada: o placar volta a zero.
say-locked = Mesa fechada: nenhum de nós pode jogar. Ninguém marca.
say-you-lead-next = A próxima saída é sua.
say-blocked-side =
    O jogo fechou. { $side } { $side-who ->
        [you] ganhou
        [single] ganhou
       *[other] ganharam
    } { $points }.
say-blocked-shared = O jogo fechou. { $side } empataram e dividem os pontos: { $points } para cada um.
say-you-domino-together = Você bateu, e o seu lado ganhou { $points }.
say-i-domino-together = Bati! Ganhamos { $points }.
say-side-wins-game =
    { $side } { $side-who ->
        [you] ganhou
        [single] ganhou
       *[other] ganharam
    } a partida, { $scores }.
say-side-wins-hand-game =
    { $side } { $side-who ->
        [you] ganhou
        [single] ganhou
       *[other] ganharam
    } a partida.
say-nobody-wins-game = Ninguém ganhou a partida.
say-i-win-game = Ganhei a partida, { $me } a { $you }.
say-you-win-game = Você ganhou a partida, { $you } a { $me }.
say-nobody-wins = Ninguém ganhou a partida, { $you } a { $me }.
say-time-out = O tempo acabou.
say-you-gave-up = Você desistiu.
say-i-win-hand-game = Ganhei a partida.
say-welcome-back = Bom ver você de volta.
say-undone = Desfeito.
say-redone = Refeito.
say-undone-this = Desfeito: { $what }.
say-redone-this = Refeito: { $what }.
a-draw = uma compra
a-pass = um passe
say-preserved = Posição guardada: rodada { $hand }, { $scores }. “Recuperar posição” volta a ela.
say-preserved-game = Posição guardada. “Recuperar posição” volta a ela.
say-hint = Eu jogaria { $play }.
say-hint-draw = Eu compraria.
say-hint-destroy = Eu explodiria { $bone } com a bombinha.
say-showing-mine = Estas são minhas pedras.
say-showing-hands = Estas são as pedras dos outros.
say-showing-boneyard = Este é o monte.
say-showing-buried = Este é o monte. As pedras riscadas estão enterradas.
say-nothing-to-undo = Nada para desfazer.
say-nothing-of-yours = Você ainda não jogou, então não há nada seu para desfazer.
moment-best-play = Sua melhor jogada nesta partida: { $points }
moment-streak = { $count } jogadas seguidas marcando

detail-left-with-other = pontos na mão de { $name }: { $sum }
detail-left-with-you = pontos na sua mão: { $sum }
detail-bones-with-other = pedras na mão de { $name }: { $bones } × 5 = { $sum }
detail-bones-with-you = pedras na sua mão: { $bones } × 5 = { $sum }
detail-way-opened = agora há jogada: { $points }
detail-block-difference = fechado: { $theirs } − { $own } = { $sum }
detail-block-below = fechado: { $theirs } − { $own } é menos que zero
detail-block-other = fechado: { $sum } na mão de { $name }
detail-block-yours = fechado: { $sum } na sua mão
detail-block-both = fechado: { $theirs } + { $own } = { $sum }
detail-block-nothing = jogo fechado não vale nada
detail-subtracted = { $side }: { $sum } a menos
detail-shared = metade de { $theirs }
detail-left = pontos que sobraram: { $sum }
detail-one = uma rodada: 1
detail-two = um jogo fechado: 2
detail-out-doublet = batida de carroça: { $points }
detail-out-both-ends = lá e lô: { $points }
detail-out-doublet-ends = cruzada: { $points }
detail-out-blank = batida com o 0-0: { $points }
detail-hand-bonus = rodada { $hand } ganha: { $points }
detail-carried = de rodadas anteriores: { $points }
detail-double-ends = lá e lô, em dobro: { $points }
detail-double-block = fechou e perdeu, em dobro: { $points }
detail-closed-and-lost = { $side }: { $sum } a menos, fechou e perdeu
detail-block-theirs = fechado: { $sum } na mão dos outros
detail-rounded = (arredondado para { $points })
detail-not-counted = Não conta: é preciso chegar exatamente à meta.

refused-does-not-fit = { $bone } não encaixa na ponta { $end }, que mostra { $pips }.
refused-needs-doublet = Agora, ali só vai carroça.
refused-not-held = Você não tem { $bone }.
refused-fits-nowhere = { $bone } não encaixa em lugar nenhum.
refused-choose-first = Escolha primeiro uma pedra da sua mão.
refused-must-lead = A saída tem que ser com { $bone }.
refused-leads-doublet = Nesta rodada se sai de carroça, e { $bone } não é carroça.
refused-not-open = Ali não se pode jogar.
refused-not-your-turn = Não é a sua vez.
refused-late = Tarde demais: a mesa mudou.
refused-asked = Os outros ainda não responderam.
refused-not-yet = A rodada ainda não começou.
refused-thinking = Um momento, estou pensando.
refused-hand-over = A rodada acabou.
refused-game-over = A partida acabou.
refused-no-draws = Neste jogo ninguém compra.
refused-boneyard-empty = Não há mais o que comprar.
refused-playable = Você tem uma pedra que encaixa.
refused-paused = O relógio está parado. Continue a partida primeiro.
refused-covered = A sua mão está coberta. Mostre primeiro.
refused-of-people = Isso mostraria a mão de outra pessoa.
refused-no-help = Esta mesa combinou jogar sem ajuda.
refused-no-clock = Esta partida não tem relógio.
refused-not-over = A partida ainda não acabou.
refused-nothing-to-destroy = Nenhuma pedra da mesa pode explodir agora.
refused-no-firecrackers = Não há bombinhas neste jogo.
refused-firecracker-used = Você já usou a sua bombinha nesta rodada.
refused-spinner-stands = { $bone } é o pivô. Nenhuma bombinha o explode.
refused-not-an-end = { $bone } não está numa ponta. Só explode pedra com uma única vizinha.

wrong-seats = O número de jogadores está errado.
wrong-not-over = A rodada anterior não acabou.
wrong-other-table = O número de jogadores não pode mudar durante a partida.
wrong-twice = O { $bone } foi distribuído duas vezes.
wrong-missing = Falta { $bone }.
wrong-not-in-set = { $bone } não é do conjunto deste jogo.
wrong-hand-size = Uma das mãos tem o número errado de pedras.
wrong-void = Uma distribuição assim não vale e precisa ser refeita.
wrong-lot = As pedras viradas para a saída estão erradas.
wrong-does-not-fit = { $bone } não encaixa ali.
wrong-not-in-hand = O jogador não tem { $bone }.
wrong-not-on-table = { $bone } não está na mesa.
wrong-playable = O jogador tem uma pedra que encaixa.
wrong-drawable = O jogador ainda pode comprar.
wrong-hand-full = A mão está cheia.
wrong-drawn-enough = Nesta vez não dá para comprar mais.
wrong-firecracker-used = A bombinha do jogador já foi usada.
wrong-clock = O relógio não pode ganhar tempo.
wrong-no-clock = Esse jogador não tem relógio.
wrong-seat = Ninguém está nesse lugar.
wrong-rules-range = “{ $option }” vai de { $low } a { $high }, não { $value }.
wrong-rules-partners = Para jogar em duplas, são precisos quatro jogadores.
wrong-rules-bones = Não há pedras para mãos tão grandes.
wrong-rules-sevens = As metades só podem somar sete com o duplo seis.
wrong-rules-tree = Uma linha que se ramifica em cada carroça não cabe na mesa com um duplo doze.
wrong-rules-leave-out = O 0-0 só pode ficar de fora onde ninguém compra e as mãos não precisam de todas as pedras.
wrong-rules-left-over = Quem sai só pode ficar com as pedras que sobram onde sempre sai a maior carroça, ninguém compra, nada fica de fora e sobram menos pedras do que há jogadores.
wrong-rules-pass = O passe só pode pagar aos adversários onde jogam dois lados.
wrong-rules-lead-bone = Quem ganhou só pode ser obrigado a sair de carroça onde ninguém compra.
wrong-rules-cap = Ninguém poderia ganhar, porque os pontos que sobram param antes da meta e nada mais marca.
wrong-rules-lead = Ninguém está no lugar que deveria sair.
wrong-rules-limit = O limite da mão não pode ser menor que as pedras distribuídas nem maior que { $bones }.
wrong-rules-sure-doublet = Só quem sai na primeira rodada pode ter carroça garantida.
wrong-rules-clock-seat = O lugar que deveria ter relógio não está nesta mesa.
wrong-rules-no-clock = Uma partida contra o relógio precisa de um jogador que tenha um.
wrong-rules-nothing = Com estas regras, ninguém consegue marcar.
wrong-rules-parts = Os cincos e os três da soma só podem marcar se o cinco ou o três marca.
wrong-rules-twins = Pontas iguais só podem marcar se nem o cinco nem o três marca.
wrong-rules-both-out = Só em duplas e sem compra a rodada pode continuar até os dois parceiros baterem.
wrong-rules-exact = Ninguém consegue fazer exatamente esses pontos neste jogo.
wrong-rules-carry = Uma rodada empatada só pode valer para a próxima onde cada rodada vale um.
wrong-rules-collect = Se os perdedores perdem os pontos que têm na mão, nada mais pode marcar.
wrong-rules-lead-all = Onde a primeira pedra não pode ganhar nem marcar, cada mão precisa de duas pedras ou mais.
wrong-rules-love = Seis a zero precisa de um jogo que só conte rodadas.
wrong-rules-love-far = Seis a zero vai no máximo até sete rodadas.
wrong-rules-love-ahead = Com Seis a zero não há vantagem.
wrong-rules-head-start = A vantagem precisa ser menor que a meta.

menu-game = Jogo
menu-options = Opções
menu-help = Ajuda
menu-files = Arquivos
menu-more = Mais
command-records = Retrospecto
command-practice = Praticar
choice-course = Lições para dois e em duplas, de encaixar a primeira pedra até ler as mãos.
choice-today = Dez exercícios por dia. Os seus próprios erros voltam primeiro.
choice-exercises = Posições em que uma jogada é a melhor, por tema e de fácil a difícil.
choice-agreed = Um desafio com número. Um amigo pode jogar as mesmas rodadas.
today-lesson = A seguir: { $lesson }
today-left =
    { $count ->
        [one] Dos dez de hoje, falta { $count }.
       *[other] Dos dez de hoje, faltam { $count }.
    }
today-done = Os dez de hoje estão feitos. Amanhã há outros dez.
today-deals = Desafio de hoje: rodada { $deal } de { $deals }
today-deals-over = Você jogou o desafio de hoje. Amanhã há outro.
command-new-game = Nova partida
    .search = começar, iniciar
command-friends = Jogar com amigos
command-undo = Desfazer
    .search = voltar atrás, cancelar
command-redo = Refazer
command-hint = Dica
    .search = ajuda, sugestão, melhor jogada
command-tutor = Tutor
command-firecracker = Bombinha
command-pause = Pausa
command-give-up = Desistir
command-results = Resultado
give-up-asks = Desistir desta partida? Conta como derrota.
give-up-yes = Desistir
undo-asks = Isto desfaz uma jogada de { $names }. Continuar?
redo-asks = Isto refaz uma jogada de { $names }. Continuar?
restore-asks = Isto desfaz jogadas de { $names }. Continuar?
restart-asks = Recomeçar encerra a partida também para { $names }. Recomeçar?
undo-yes = Desfazer
results-title = Resultado
results-again = Jogar de novo
results-target = { $target } pontos alcançados.
results-yours = Seus pontos
results-theirs = Pontos de { $name }
results-spread = Bônus pela vantagem
results-time = Bônus pelo tempo
results-time-sum = { $seconds } s × { $each } × { $share } = { $bonus }
results-total = Total
results-best-today = Seu recorde de hoje
results-best-ever = Seu recorde
results-new-best = novo!
results-practice = Esta partida foi de treino, então não vale recorde.
results-plays = As melhores jogadas
results-play = { $name }: { $sum } = { $points }
results-destroy = { $name }: { $points } com a bombinha
results-firecrackers = Bombinhas que marcaram: você { $yours }, { $name } { $theirs }
command-show-hands = Ver a mão de Nestor
    .search = ver minha mão, espiar
command-show-boneyard = Ver o monte
    .search = espiar
command-preserve = Guardar posição
    .search = conservar, salvar
command-restore = Recuperar posição
    .search = carregar, voltar
command-tally = Placar geral
    .search = zerar, vitórias, derrotas, histórico
command-review = Analisar a partida
command-display = Visual compacto
command-settings = Ajustes
command-colors = Cores
command-sound = Som
command-help = Ajuda
command-about = Sobre
    .search = versão, licença
command-full-screen = Tela cheia
command-bar = Barra de ferramentas
command-install = Instalar
bar-tool = { $command } ({ $keys })
offer-choose = Escolher um lugar
offer-let-go = Soltar
offer-rules = Regras: { $game }
offer-fit = Ajustar a mesa
offer-none = Nada encaixa aqui
offer-nowhere = Esta pedra não encaixa
answer-on = { $command }: sim
answer-off = { $command }: não
answer-not-now = { $command }: agora não dá
answer-nothing-to-redo = Nada para refazer.
answer-nothing-due = Nada para treinar hoje.
answer-nothing-to-review = Ainda não há nada para analisar.
answer-nothing-happened = Nada aconteceu desde a sua última vez.
answer-nothing-preserved = Você ainda não guardou nenhuma posição.
answer-next-hand = A partir da próxima rodada: { $game }.
answer-next-game = A partir da próxima partida: { $game }.
answer-copied = A partida está na área de transferência.
answer-kept = Adicionada à lista de partidas.
command-quit = Sair
    .search = fechar, encerrar

hint-title = Dica
hint-thinking = Estou pensando nas suas pedras.
hint-draw = Comprar
    .said = a compra
    .first = A compra
hint-destroy = Bombinha: { $bone }
    .said = a bombinha em { $bone }
    .first = A bombinha em { $bone }
hint-pass = Passar
    .said = o passe
    .first = O passe
hint-points = pontos
hint-win = vitória
hint-win-about = Quantas vezes você ganharia a partida depois desta jogada.
hint-about = O que eu esperaria de cada jogada no seu lugar, pelo que você vê: pontos até o fim da rodada e a sua chance de ganhar a partida.
nudge-lacks =
    Quem não tem { $numbers-count ->
        [1] { $numbers }
       *[other] nem { $numbers-nor }
    }?
nudge-holds = Que pedras o próximo tem que ter?
nudge-untaken = Que pontos o próximo deixou de marcar?
nudge-fit = Conte quais das pedras escondidas encaixariam depois de cada jogada.
nudge-count = Conte o que resta de cada número. Há { $all } pedras de cada um.
nudge-doublet = Olhe as suas carroças.
nudge-keep = O que você poderia jogar na próxima vez?
nudge-score = Quanto as pontas somariam?
nudge-replies = Quantos pontos o próximo poderia marcar?
nudge-answer = Depois de cada jogada, com o que o próximo mais atrapalharia você?
nudge-block = Quem ganharia se ninguém mais pudesse jogar?
nudge-partner = Qual é o número do seu parceiro?
nudge-rival = Quem abriu cada ponta?
nudge-out = Jogue de cabeça: sua jogada, a resposta, sua próxima jogada.
nudge-pips = Olhe as suas pedras pesadas.
nudge-draw = Você não precisa jogar.
nudge-ahead = Pense aonde cada jogada leva. A melhor só mostra o seu valor mais tarde.

tutor-looks = Estou olhando a sua jogada…
tutor-title = Tem certeza?
tutor-better =
    { $count ->
        [0] Outra jogada ganha um pouco mais vezes.
        [one] Outra jogada ganha uma partida a mais em 100.
       *[other] Outra jogada ganha { $count } partidas a mais em 100.
    }
tutor-best = A melhor jogada: { $play }.
tutor-rethink = Pensar de novo
tutor-play-anyway = Jogar assim mesmo
tutor-show-better = Ver a melhor jogada

notice-damaged-copy = { $file } estava danificado. A cópia anterior está em uso. O arquivo danificado foi movido para { $aside }.
notice-damaged-new = { $file } estava danificado e não pode ser lido. Ele foi movido para { $aside }, e um novo foi começado.
notice-damaged-stays = { $file } está danificado e não pode ser movido. Ele não foi alterado, e nada é salvo no lugar dele.
notice-from-copy = { $file } não foi encontrado. A cópia anterior está em uso.
notice-unreachable = Não dá para ler { $file } ({ $why }). Ele não foi alterado, e nada é salvo no lugar dele.
notice-unreachable-copy = Não dá para ler { $file } ({ $why }). A cópia anterior está em uso. O arquivo não foi alterado, e nada é salvo no lugar dele.
obstacle-forbidden = acesso negado
obstacle-not-a-file = não é um arquivo comum
obstacle-link = é um atalho que não leva a lugar nenhum
obstacle-other = o sistema diz “{ $why }”
notice-other-form = Há arquivos de uma versão anterior na pasta do jogo que não podem ser lidos. Agora eles estão na pasta { $folder }, sem alteração.
notice-newer = { $file } foi escrito por uma versão mais nova do jogo. Ele não foi alterado, e nada é salvo no lugar dele.
notice-full = O disco está cheio. Você pode continuar jogando, mas a partida não é salva.
notice-forbidden = A pasta do jogo está protegida contra gravação. Você pode continuar jogando, mas a partida não é salva.
notice-no-folder = Não há pasta para salvar. Você pode continuar jogando, mas a partida não é salva.
notice-lock = “lock”, na pasta do jogo, não é um arquivo comum. Você pode continuar jogando, mas a partida não é salva.
notice-too-long = Esta partida ficou longa demais para ser salva. Você pode continuar jogando, mas ela não é salva.
notice-too-long-to-keep = Esta partida é longa demais para a sua lista de partidas, então não foi adicionada.
notice-other = Nada pode ser salvo ({ $why }). Você pode continuar jogando.
notice-second-window = O jogo está aberto em outra janela. Aqui você joga uma partida separada, que não é salva.
page-taken = O jogo está aberto em outra aba. O que você jogar aqui não é salvo.
page-play-here = Jogar aqui
page-version = Há uma versão nova.
page-reload = Recarregar
page-picture = O navegador perdeu os gráficos. Recarregue a página.
page-leaving = Volte mais uma vez para sair do jogo.
notice-replaced = Nenhum programa joga nesta janela. Nestor joga no lugar de { $name }.
notice-stumbled = Algo deu errado enquanto Nestor pensava. Se era a vez dele, ele fez mesmo assim uma jogada sensata. Os detalhes estão em panic.log.
notice-damaged-games = { $count ->
    [1] Uma partida da sua lista estava danificada e não pode ser lida. O arquivo danificado foi posto de lado na pasta “games”.
   *[other] { $count } partidas da sua lista estavam danificadas e não podem ser lidas. Os arquivos danificados foram postos de lado na pasta “games”.
} Todas as outras partidas continuam lá.
notice-newer-games = { $count ->
    [1] Uma partida foi escrita por uma versão mais nova do programa e não está na sua lista.
   *[other] { $count } partidas foram escritas por uma versão mais nova do programa e não estão na sua lista.
} Nada foi alterado.
notice-unreadable-games = { $count ->
    [1] Uma partida não pode ser lida agora e não está na sua lista.
   *[other] { $count } partidas não podem ser lidas agora e não estão na sua lista.
} Nada foi alterado.

## Players

command-players = Jogadores
    .search = digitar seu nome, apagar um nome
players-who = Quem joga?
players-play = Jogar
players-first = Primeiro jogador
players-at-the-table = { $name } – jogando agora
players-change = Adicionar ou renomear
players-name = Nome
players-add = Adicionar
players-rename = Renomear
players-name-empty = Digite pelo menos uma letra.
players-name-long = Um nome pode ter no máximo 40 letras.
players-name-taken = Já existe um jogador com este nome.
players-frozen = O arquivo deste jogador não pode ser alterado, então o nome fica.
players-disk = A pasta dos jogadores não pode ser alterada.
players-delete = Excluir…
players-delete-sure = Excluir { $name } com todas as partidas, ajustes e cores? Tudo vai para uma pasta de jogadores excluídos até você esvaziá-la.
players-delete-yes = Excluir
players-ask = Perguntar ao abrir
players-ask-about = Pergunta quem joga sempre que o programa abre. Senão, ele continua com o último jogador.
players-deleted = Jogadores excluídos
players-deleted-about =
    { $count ->
        [1] As partidas e os ajustes de um jogador excluído continuam aqui.
       *[other] As partidas e os ajustes de { $count } jogadores excluídos continuam aqui.
    }
players-empty = Excluir de vez
players-bring-back = Recuperar

## Files

command-restart = Recomeçar esta partida
    .search = reiniciar, do início
command-save-game = Salvar partida como
    .search = partida atual
command-open-game = Abrir partida
    .search = partida anterior, carregar
command-copy-game = Copiar partida
command-paste-game = Colar partida
command-keep-game = Adicionar à lista de partidas
command-save-all = Salvar todos os seus dados
command-add-all = Adicionar dados salvos
path-about = Este sistema não tem janela de arquivos. Digite o caminho do arquivo.
path-name = Caminho do arquivo
path-about-folder = Este sistema não tem janela de arquivos. Digite o caminho da pasta.
path-folder = Caminho da pasta
added-games = { $count ->
    [0] Nenhuma partida nova foi encontrada.
    [one] Uma partida foi adicionada.
   *[other] { $count } partidas foram adicionadas.
}
added-known = { $count ->
    [1] Uma partida já estava aqui e fica como está.
   *[other] { $count } partidas já estavam aqui e ficam como estão.
}
added-not = “{ $file }” ficou de fora: { $why }.
added-more = { $count ->
    [1] Mais um arquivo ficou de fora.
   *[other] Mais { $count } arquivos ficaram de fora.
}
added-stays = A sua partida continua na mesa.
added-stays-listed = A sua partida continua na mesa. A do arquivo está na lista de partidas.
added-comes = Agora a partida do arquivo está na mesa.
added-comes-listed = Agora a partida do arquivo está na mesa. A sua está na lista de partidas.
file-pasted = O texto colado
file-not-written = Não dá para gravar { $file }: { $why }.
file-exists = { $file } já existe. Nada foi gravado. Escolha outro nome.
file-not-read = Não dá para ler { $file }: { $why }.
file-no-game = { $file } não é uma partida de dominó. Nada mudou. { $why }
link-nowhere = Esta versão não entende { $link }. Nada mudou.
share-link = Compartilhar link
share-moment = Compartilhar este momento
link-copied = O link foi copiado. Cole-o em uma mensagem.
link-impossible = As distribuições desta partida não vêm todas de um número, e ela não cabe em um link. Salve-a em um arquivo.
file-full = o disco está cheio
file-no-folder = não há pasta para salvar
file-taken = outra janela do jogo salva ali
file-silent = o armazenamento não responde
file-lock = “lock”, na pasta do jogo, não é um arquivo comum
file-too-long = é longo demais
file-damaged = está danificado
file-newer = vem de uma versão mais nova do programa
file-missing = esse arquivo não existe
file-too-large = É grande demais para ser uma partida.
file-not-text = Não é texto a partir do byte { $byte }.
file-unreadable = Não dá para ler a linha { $line }, coluna { $column }.
file-version = Foi escrito por uma versão mais nova do jogo ({ $version }).
file-hand = A rodada { $hand } não pode ser distribuída assim: { $why }
file-begins = nenhuma partida pode estar assim antes dela
file-move = Na rodada { $hand }, a jogada { $move } não pode ser feita: { $why }
file-cannot-be-shown = Esta janela não mostra uma partida assim.

## The list of games

command-games = Partidas
games-open = Rever
games-reading = Lendo partidas…
games-none = Toda partida que você terminar fica guardada aqui.
games-search = Pedra ou distribuição
games-search-what = Digite a pedra que saiu numa rodada, por exemplo 6-4, ou o número de uma distribuição.
picks-filter = Filtrar
games-game = Jogo
games-level = Dificuldade
games-result = Resultado
games-practice = Tipo
games-seats = Jogadores
games-person = Pessoa
games-when = Período
pick-any-game = Todos os jogos
pick-any-level = Todos os níveis
pick-any-result = Todos os resultados
pick-any-practice = Partidas e treino
pick-plain = Partidas que contam
pick-practice = Treino
pick-program = Partidas com programa
pick-any-seats = Qualquer mesa
pick-any-person = Com qualquer um
pick-seats = { $count } jogadores
span-ever = Desde sempre
span-day = Último dia
span-week = Última semana
span-month = Último mês
span-year = Último ano
outcome-won = Vitória
outcome-lost = Derrota
outcome-drawn = Empate
outcome-unfinished = Inacabada
games-column-when = Terminada em
games-column-game = Jogo
games-column-level = Contra
games-column-result = Resultado
games-column-took = Duração
games-column-luck = Sorte
games-figure = { $name } { $figure }
games-result-points = { $result } { $own } : { $other }
games-result-practice = { $result }, treino
games-minutes = { $count } min
games-for = { $game } para { $count }
games-pick = Selecionar a partida de { $when }
games-pick-all = Selecionar todas
games-pick-none = Limpar seleção
games-same-deals = As mesmas pedras de novo
games-export-games = Exportar partidas…
games-export-table = Exportar tabela…
games-delete = Excluir
games-restore =
    { $count ->
        [0] Recuperar partidas excluídas
        [one] Recuperar a partida excluída
       *[other] Recuperar { $count } partidas excluídas
    }
games-gone = Essa partida não pode ser lida.
games-not-read = Essa partida não pode ser lida: { $why }.
games-exported =
    { $count ->
        [1] Uma partida foi exportada.
       *[other] { $count } partidas foram exportadas.
    }
games-not-exported = As partidas não podem ser exportadas: { $why }.
viewer-first = Começo
viewer-back = Voltar
viewer-next = Avançar
viewer-last = Fim
viewer-place = Rodada { $hand }, jogada { $move } de { $moves }
viewer-play-on = Jogar daqui em diante
viewer-more = Mais…

## The review

review = Análise
verdict-cost = Seu erro mais caro
verdict-cost-none = Nenhum erro.
verdict-best = Sua melhor jogada
verdict-cost-told = { $play } custou { $games }
verdict-best-told = { $play } salvou { $games }
verdict-given = O que custam todas as suas jogadas
verdict-doubtful =
    { $count ->
        [one] { $count } duvidosa
       *[other] { $count } duvidosas
    }
verdict-bad =
    { $count ->
        [one] { $count } ruim
       *[other] { $count } ruins
    }
verdict-blunders =
    { $count ->
        [one] { $count } erro grave
       *[other] { $count } erros graves
    }
review-made = { $name }: { $play }.
review-as-good = Não havia nada melhor.
review-cost = Custou { $games }.
review-why = Por quê?
review-little = Custa { $games }, pouco demais para uma marca.
review-best = Melhor: { $play }.
review-punished = A resposta que castiga: { $play }.
review-not-judged = Ainda não avaliada.
review-failed = Esta jogada não pôde ser avaliada.
review-no-choice = Aqui não havia escolha.
review-progress = Avaliado: { $share }
review-before = Erro anterior
review-next = Próximo erro
review-graph = Sua chance de ganhar
review-graph-top = você ganha
review-graph-bottom = você perde
review-luck = Sorte: quase igual
review-luck-with = Sorte a favor
review-luck-against = Azar
review-your-plays = Suas jogadas
review-their-plays = Jogadas dos outros
review-luck-later = A sorte aparece quando a rodada acaba.
review-luck-soon = Calculando a sorte…
review-sums = Totais
review-given =
    { $count ->
        [one] { $count } decisão custou { $mean }.
       *[other] { $count } decisões custaram { $mean } cada uma, em média.
    }
review-sums-about = Cada decisão é avaliada pelo que o jogador sabia na hora. Numa rodada em andamento, só as suas são avaliadas. O gráfico da análise mostra outra coisa: como mudaram as chances de ganhar, vistas por quem conhece todas as pedras.
mark-doubtful = Duvidosa
mark-bad = Ruim
mark-blunder = Erro grave
better = Achar melhor
better-find = Aqui havia coisa melhor. O que você jogaria agora?
better-right = { $play }: não há nada melhor.
better-wrong = { $play }: custa { $games }.
better-again = Tentar de novo
better-show = Ver a melhor jogada
better-follows = O que vem depois
better-answer = A resposta à sua jogada
better-leave = Voltar à análise

## Statistics

command-statistics = Estatísticas
statistics-counting = Contando partidas: { $done } de { $all }
statistics-empty = Termine uma partida e veja aqui os seus resultados.
statistics-none = Nenhuma partida terminada com estes filtros.
statistics-count =
    { $count ->
        [1] Uma partida terminada
        [one] { $count } partida terminada
       *[other] { $count } partidas terminadas
    }
statistics-page = Página
statistics-page-won = Vitórias
statistics-page-quality = Como você joga
statistics-page-habits = Hábitos
statistics-page-table = Tabela
lead-won = Você ganhou { $won } de { $count } partidas.
lead-won-one = Uma partida, e você ganhou.
lead-won-not-one = Uma partida, e ela não foi sua.
lead-won-none = Nenhuma vitória ainda em { $count } partidas.
lead-won-all = Você ganhou todas as { $count } partidas.
statistics-first-about = Aberta é ganha, fechada é perdida. A partir de { $count } partidas, esta página tem também hábitos e filtros.
statistics-first-game = { $result }: { $score }
statistics-whole = Todos os números
lead-quality = Uma decisão custa a você { $games } em média.
statistics-by-game = Por jogo
statistics-by-level = Por dificuldade
statistics-column-won = Ganhas
statistics-column-interval = A longo prazo
statistics-share = { $share } de { $count }
statistics-interval = { $low } a { $high }
statistics-rate-spoken = { $name }: ganhas { $share }, a longo prazo { $interval }
statistics-few-spoken = { $name }: ganhas { $share }
statistics-part = { $count } ({ $share })
statistics-sources = De onde vêm os pontos
source-plays = Jogadas
source-firecrackers = Bombinhas
source-going-out = Batidas
source-blocked = Jogos fechados
statistics-a-hand = Por rodada
statistics-mean = Média de pontos
statistics-most = Mais pontos
statistics-best-play = Melhor jogada
statistics-draws = Pedras compradas
statistics-records = Partidas e rodadas
statistics-wins-in-a-row = Mais vitórias seguidas
statistics-losses-in-a-row = Mais derrotas seguidas
statistics-fastest-win = Vitória mais rápida
statistics-highest-win = Maior vitória
statistics-of-game = { $figure }, { $game }, { $when }
statistics-drawn = Partidas sem vencedor
statistics-hands = Rodadas
statistics-blocked = Jogos fechados no total
statistics-not-saved = Não dá para salvar: { $why }.
quality-judged =
    { $judged ->
        [0] Nenhuma destas partidas foi avaliada ainda. As partidas terminadas são avaliadas sozinhas enquanto a mesa descansa, a mais recente primeiro. Uma análise avalia a partida na hora.
        *[other] Partidas avaliadas: { $judged } de { $all }
    }
quality-given = Custo por decisão
quality-given-told = { $mean } ({ $low } a { $high })
quality-column-given = Custo
quality-accuracy = Precisão
quality-decisions = Decisões
quality-marks = Marcas
quality-marks-told = duvidosas { $doubtful }, ruins { $bad }, erros graves { $blunders }
quality-results = Ganhas, entre as avaliadas
quality-without-luck = Partidas ganhas, descontada a sorte
quality-of-game = { $game }, { $players } jogadores: { $level }
quality-between = entre “{ $above }” e “{ $below }”
quality-above = pelo menos “{ $level }”
quality-below = abaixo de “{ $level }”
quality-no-level = níveis não medidos
quality-level-from = { $level }, com base em { $count } partidas
quality-level-later = { $count } das { $least } partidas necessárias para um nível
quality-given-about = Uma decisão é uma vez em que você tinha escolha. Ela custa a chance de ganhar que uma jogada melhor teria guardado, pelo que você sabia na hora. 1% é uma partida em 100. Em 95 de 100 casos, o seu valor verdadeiro está entre os dois números ao lado.
quality-accuracy-about = A precisão é 100 se as suas decisões não custam nada, e 0 se custam tanto quanto as de quem joga ao acaso. As vezes em que tanto faz o que jogar não contam.
quality-luck-about = Sem a sorte, toda distribuição e toda compra contam como médias para os dois lados. Uma partida que ninguém ganhou conta metade.
habit-misses-points = Você deixa pontos na mesa
habit-leaves-points = Você deixa pontos para o próximo
habit-forgets-passes = Você esquece quem teve que passar ou comprar
habit-breaks-suits = Você fica com poucas pedras que encaixam
habit-keeps-doublets = Você segura as carroças por tempo demais
habit-keeps-heavy-bones = Você segura as pedras pesadas por tempo demais
habit-spends-heavy-bones = Você solta as pedras pesadas cedo demais
habit-draws = Você compra quando é melhor jogar
habit-draws-too-little = Você joga quando é melhor comprar
habit-chases-points = Você pega pontos quando outra jogada é melhor
habit-blocks = Você fecha o jogo quando ele devia continuar
habit-fails-partner = Você mata a ponta que o parceiro acabou de abrir
habit-spends-firecracker = Você gasta a bombinha cedo demais
habit-keeps-firecracker = Você segura a bombinha por tempo demais
habits-cost =
    { $loss ->
        [0] Custa menos de 0,1 partida em 100.
        [1] Custa uma partida em 100.
       *[other] Custa { $loss } partidas em 100.
    }
habits-often = Vezes por partida: no começo { $before }, ultimamente { $now }.
habits-instead = Você escolheu { $played }. Melhor era { $best }.
habits-step = Ver os casos
habits-lesson = Lição: { $title }
habits-train = Treinar isto
plan-title = Seu plano
plan-about = Ele fica em Praticar, onde depois você verá se ele ajuda.
plan-cases = Encontre a melhor jogada nas suas próprias partidas: { $count } de { $all }
plan-game = Jogue uma partida: { $game }
plan-done = feito
plan-begin = Começar
plan-not-now = Agora não
plan-end = Encerrar o plano
plan-next = Próximo passo
plan-trend =
    De { $before } por partida para { $now }, em { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    } desde então.
plan-soon = Depois de mais { $all } partidas avaliadas, você verá aqui se ele ajuda. Até agora: { $count }.
habits-none = Nenhum hábito custa mais do que o acaso explicaria.
habits-few = Os hábitos aparecem depois de dez partidas avaliadas. Avaliadas até agora: { $games }.
habits-about = Um hábito só aparece se está claro que custa mais do que seus outros erros do mesmo custo. Cada jogada conta para um só.
habits-column-cost = Custo em 100 partidas
habits-column-expected = Sem o hábito
file-written = Salvo como { $file }.
writing-asks = Uma cópia desta partida mostra todas as pedras, até as que você não vê. Se você fizer uma, a partida é de treino. Esta pergunta não aparece de novo.
writing-copy = Copiar
writing-save = Salvar
writing-keep = Adicionar à lista

## Is it fair?

command-fair = O jogo é limpo?
fair-peek = Nestor espia?
fair-peek-about = Nestor só fica sabendo o que você saberia no lugar dele. Veja: todas as pedras que ele não podia ver são trocadas, muitas vezes, e a cada vez ele escolhe de novo. Quem espia jogaria às vezes outra coisa.
fair-peek-begin = Flagrar Nestor
fair-peek-stop = Parar
fair-peek-none = Jogue primeiro uma rodada contra Nestor. Depois você pode testar aqui.
fair-peek-no-choice = Nesta partida ele nunca teve escolha.
fair-peek-so-far = Trocas até agora: { $count }
fair-peek-clean =
    { $count ->
        [one] { $count } troca, e a mesma escolha. Ele não espiou.
       *[other] { $count } trocas, e sempre a mesma escolha. Ele não espiou.
    }
fair-peek-caught =
    { $count ->
        [one] { $count } vez ele escolheu outra coisa. Sabia mais do que pode. Escreva para nós, por favor.
       *[other] { $count } vezes ele escolheu outra coisa. Sabia mais do que pode. Escreva para nós, por favor.
    }
fair-peek-choice = Rodada { $hand }, { $name }, jogada { $number }: { $play }. A mesma escolha { $same } de { $times } vezes.
fair-shuffle = Como se embaralha
fair-shuffle-about = Antes de alguém jogar, o acaso escolhe um número, e o número decide toda a distribuição, também a ordem das compras. Ninguém o escolhe, e o placar não muda nada. Depois de Desfazer, as pedras que ninguém comprou são embaralhadas de novo ao acaso.
fair-again = Cada rodada tem o seu número. Digite-o em Nova partida, e as mesmas pedras são distribuídas de novo:
fair-hand = Rodada { $hand }: { $number }
fair-more = Saiba mais
fair-friends = Embaralhado com amigos
fair-friends-about = Numa mesa com amigos, o programa de cada um põe um acaso próprio em cada embaralhamento e confere cada rodada no fim. Foi isto que o seu encontrou nas suas últimas partidas.
fair-friends-game = { $when }: { $names }
fair-friends-all =
    { $count ->
        [one] { $count } rodada: todos embaralharam, e as pedras conferem.
       *[other] { $count } rodadas: todos embaralharam, e as pedras conferem.
    }
fair-friends-doubted = Na mesa, o seu programa avisou para não confiar nestas rodadas.
fair-friends-without =
    Rodada { $number }: embaralhada sem { $names-who ->
        [you] você
        [with-you] você e { $names-others }
       *[other] { $names }
    }.
fair-friends-no = Rodada { $number }: não conferida.

## Why one play is better than another

share =
    { $of ->
        [never] nunca
        [hardly] muito raramente
        [tenth] em cerca de um décimo das vezes
        [fifth] em cerca de um quinto das vezes
        [quarter] em cerca de um quarto das vezes
        [third] em cerca de um terço das vezes
        [half] em cerca de metade das vezes
        [two-thirds] em cerca de dois terços das vezes
        [three-quarters] em cerca de três quartos das vezes
        [four-fifths] em cerca de quatro quintos das vezes
        [nine-tenths] em cerca de nove décimos das vezes
        [nearly] quase sempre
       *[always] sempre
    }
why-wins = Ganha a partida na hora.
why-goes-out = Com ela, a rodada acaba.
why-scores =
    Marca { $points }, e { $other } marca { $instead ->
        [0] zero
       *[other] { $instead }
    }.
why-scores-less = Na hora, { $other } daria { $points } a mais, mas isso vale menos.
why-gives-back = Na hora, { $other } daria { $points } a mais, mas depois o próximo faria em média cerca de { $back } a mais.
why-draws-first = Comprar não termina a sua vez, então depois { $other } ainda pode dar { $points }.
why-guards =
    { $need ->
        [one] Falta só { $need }
       *[other] Faltam só { $need }
    } para o próximo ganhar. Ele consegue { $likely }. Já com { $other }, { $instead }.
why-guards-none =
    { $need ->
        [one] Falta só { $need }
       *[other] Faltam só { $need }
    } para o próximo ganhar, e ele quase não consegue. Com { $other }, conseguiria { $instead }.
why-guards-never =
    { $need ->
        [one] Falta só { $need }
       *[other] Faltam só { $need }
    } para o próximo ganhar, e ele não consegue. Com { $other }, conseguiria { $instead }.
why-guards-named =
    { $need ->
        [one] Falta só { $need }
       *[other] Faltam só { $need }
    } para o próximo ganhar. Com { $other }, ele consegue com { $there-or }. Com esta jogada, { $here-count ->
        [0] com nenhuma
       *[other] só com { $here-or }
    }.
why-replies = O próximo pode marcar { $likely }. Já com { $other }, { $instead }.
why-replies-never = O próximo não pode marcar. Com { $other }, marcaria { $instead }.
why-replies-size = Quando pode marcar, o próximo faz cerca de { $points }. Com { $other }, faria cerca de { $otherwise }.
why-replies-none = O próximo quase não pode marcar. Com { $other }, marcaria { $instead }.
why-replies-named =
    Com { $other }, o próximo marca com { $there-or }. Com esta jogada, { $here-count ->
        [0] com nenhuma
       *[other] só com { $here-or }
    }.
why-stops = O próximo fica sem jogada { $likely }. Já com { $other }, { $instead }.
why-last-fits = O próximo tem só uma pedra, que encaixa { $likely }. Já com { $other }, { $instead }.
why-pass-pays-sure = O passe dele dá { $points } a você.
why-pass-pays = Se o próximo passar, isso dá { $points } a você. Ele passa { $likely }. Já com { $other }, { $instead }.
why-round-pays = Então todos os outros têm que passar, e isso dá { $points } a você.
why-untaken = O { $bone } daria { $scores } ao próximo. Mas antes ele deixou de marcar { $points } com essa pedra, então provavelmente não a tem.
why-untaken-fits = O { $bone } encaixa depois. Mas antes o próximo deixou de marcar { $points } com essa pedra, então provavelmente não a tem.
why-keeps =
    { $count ->
        [one] Fica { $count } pedra sua que encaixa
       *[other] Ficam { $count } pedras suas que encaixam
    }. Com { $other }, { $instead ->
        [0] não ficaria nenhuma
        [1] ficaria só { $instead }
       *[other] ficariam só { $instead }
    }.
why-keeps-named =
    { $count ->
        [1] Fica { $named }, que encaixa
       *[other] Ficam { $named }, que encaixam
    } nas novas pontas. Com { $other }, { $instead ->
        [0] não ficaria nenhuma que encaixe
        [1] ficaria só { $instead }
       *[other] ficariam só { $instead }
    }.
why-narrow = O seu { $bone } só encaixa numa ponta. O seu { $waits } encaixa em { $ends }, então pode esperar.
why-sheds =
    Você se livra de { $pips ->
        [one] { $pips } ponto
       *[other] { $pips } pontos
    }. Com { $other }, { $instead ->
        [0] não se livraria de nenhum
        [1] seria só { $instead }
       *[other] seriam só { $instead }
    }.
why-out-pays = Se as pontas ficarem assim, bater com { $bone } dá mais { $points }.
why-lone = O { $bone } vale { $points } se for a sua única pedra no fim. Então livre-se dele a tempo.
why-line = Todas as pedras já são conhecidas. Jogando até o fim, esta jogada rende { $points }, e { $other } rende { $instead }.
why-line-best = Todas as pedras já são conhecidas. Jogando até o fim, nada é melhor para você.
why-line-ties = Todas as pedras já são conhecidas. Jogando até o fim, ninguém ganha. Com { $other }, você perde.
why-line-wins = Todas as pedras já são conhecidas. Jogando até o fim, esta jogada ganha a partida, e { $other } não.
why-line-own = você bate
why-line-other = o outro bate
why-line-blocked = jogo fechado
why-goes-on = Continua assim: { $line }.
why-begins = Começa assim: { $line }.
why-line-yours =
    { $step ->
        [draw] você compra
        [pass] você passa
       *[play] você { $bone }
    }
why-line-theirs =
    { $who ->
        [next] o próximo
        [partner] seu parceiro
        [opposite] o da frente
        [before] o anterior
       *[other] o outro
    } { $step ->
        [draw] compra
        [pass] passa
       *[play] { $bone }
    }
why-out-next = Sua última pedra, { $bone }, vai encaixar na próxima vez, seja o que for jogado antes.
why-out-unless = Se ninguém bater antes, sua última pedra, { $bone }, vai encaixar na próxima vez.
why-runs-out = Ninguém mais pode jogar. Você joga suas últimas { $count } pedras seguidas.
why-shuts =
    Ninguém mais pode jogar. Você tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } na mão, e { $side ->
        [yes] sua dupla ganha
       *[no] ganha
    } a rodada { $wins }.
why-shuts-sure =
    Ninguém mais pode jogar. Você tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } na mão, e { $side ->
        [yes] sua dupla ganha
       *[no] ganha
    } a rodada, estejam onde estiverem as pedras escondidas.
why-shuts-but =
    Ninguém mais pode jogar. Você tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } na mão. Só tem menos quem tiver { $named-or } como última pedra.
why-keeps-open =
    Com { $other }, ninguém mais poderia jogar. Você teria { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } na mão, e { $side ->
        [yes] sua dupla ganharia
       *[no] ganharia
    } a rodada só { $wins }.
why-keeps-open-sure =
    Com { $other }, ninguém mais poderia jogar. Você teria { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } na mão, e { $side ->
        [yes] sua dupla não poderia
       *[no] não poderia
    } ganhar a rodada.
why-lacks =
    { $draws ->
        [yes] O próximo precisa comprar
       *[no] O próximo não tem pedra que encaixe
    }: mostrou que não tem { $numbers-count ->
        [1] { $numbers }
       *[other] nem { $numbers-nor }
    }.
why-holds =
    { $named-count ->
        [1] A última pedra do próximo só pode ser { $named }. Depois disto não encaixa, mas com { $other } encaixaria.
       *[other] As últimas pedras do próximo só podem ser { $named }. Depois disto nenhuma encaixa, mas com { $other }, sim: { $fitting }.
    }
why-holds-some =
    O próximo tem que ter { $named }. Depois disto não { $named-count ->
        [1] encaixa, mas com { $other } encaixaria
       *[other] encaixam, mas com { $other } encaixariam
    }.
why-cannot-play =
    Pelo que se viu, o próximo não pode ter pedra que encaixe{ $draws ->
        [yes] { "" } e precisa comprar
       *[no] { "" }
    }.
why-only-you = Ninguém mais tem pedra que encaixe, então você joga de novo, com { $named-or }.
why-only-you-many = Ninguém mais tem pedra que encaixe, e { $count } das suas encaixam, então você joga de novo.
why-few-fit =
    { $hidden ->
        [one] Da { $hidden } pedra escondida
       *[other] Das { $hidden } pedras escondidas
    }, agora { $fit ->
        [0] não encaixa nenhuma
        [1] encaixa { $fit }
       *[other] encaixam { $fit }
    }. Com { $other }, { $instead ->
        [0] não encaixaria nenhuma
        [1] encaixaria { $instead }
       *[other] encaixariam { $instead }
    }.
why-few-fit-named =
    Das pedras escondidas, agora só { $fit ->
        [1] encaixa
       *[other] encaixam
    } { $named }. Com { $other }, encaixariam { $instead }.
why-few-fit-shown =
    O próximo só pode ter { $hidden } das pedras escondidas. Dessas, agora { $fit ->
        [0] não encaixa nenhuma
        [1] encaixa { $fit }
       *[other] encaixam { $fit }
    }. Com { $other }, { $instead ->
        [0] não encaixaria nenhuma
        [1] encaixaria { $instead }
       *[other] encaixariam { $instead }
    }.
why-few-fit-shown-named =
    Das pedras que o próximo pode ter, agora só { $fit ->
        [1] encaixa
       *[other] encaixam
    } { $named }. Com { $other }, encaixariam { $instead }.
why-few-fit-last =
    O próximo tem uma pedra só. Das { $hidden } escondidas, agora { $fit ->
        [0] não encaixa nenhuma
        [1] encaixa { $fit }
       *[other] encaixam { $fit }
    }. Com { $other }, { $instead ->
        [0] não encaixaria nenhuma
        [1] encaixaria { $instead }
       *[other] encaixariam { $instead }
    }.
why-own =
    Ninguém mais tem { $numbers-count ->
        [1] um { $numbers }, então essa ponta espera
       *[other] nem { $numbers-nor }, então essas pontas esperam
    } por { $named }, que você tem.
why-own-many =
    Ninguém mais tem { $numbers-count ->
        [1] um { $numbers }, então essa ponta espera
       *[other] nem { $numbers-nor }, então essas pontas esperam
    } por { $count } das suas pedras.
why-ours = Nenhum adversário tem um { $pips }. Você tem, e uma ponta mostra esse número.
why-waits = Nenhum adversário tem um { $pips }, então seu { $bone } pode esperar.
why-doublet =
    Uma carroça só encaixa no seu número. { $hidden ->
        [0] Ninguém mais tem um { $pips }.
        [1] Só uma outra pedra com { $pips } está escondida.
       *[other] Só outras { $hidden } pedras com { $pips } estão escondidas.
    }
why-doublet-last = O { $bone } é a única outra pedra que resta com { $pips }. Quando ele matar essa ponta, a sua carroça não encaixa mais.
why-strong =
    Uma ponta mostra { $pips }. { $own ->
        [one] Fica com você { $own } pedra
       *[other] Ficam com você { $own } pedras
    } desse número, e { $hidden ->
        [0] nenhuma está escondida
        [1] só { $hidden } está escondida
       *[other] só { $hidden } estão escondidas
    }.
why-returns =
    Das pedras escondidas, só { $named-count ->
        [1] { $named } mata
       *[other] { $named } matam
    } a ponta de { $pips }. Assim se abre { $numbers-or }, que você também tem.
why-wild = { $bone } é um matador e encaixa em qualquer ponta, então pode esperar.
why-partner-fits = Seu parceiro pode jogar nestas pontas { $likely }. Já com { $other }, { $instead }.
why-lead-of-partner = Seu parceiro escolheu sair com um { $pips }, e uma ponta ainda mostra esse número.
why-opened-twice = Seu parceiro abriu o { $pips } com { $one } e de novo com { $two }. Assim ele fica aberto para o seu parceiro.
why-rival-opened-twice = Um adversário abriu o { $pips } com { $one } e de novo com { $two }. Esta jogada o mata.
why-relieves =
    Com { $other }, só { $numbers-count ->
        [1] ficaria { $numbers } nas pontas. Seu parceiro mostrou que não tem esse número
       *[other] ficariam { $numbers } nas pontas. Seu parceiro mostrou que não tem nenhum desses números
    }.
why-places =
    Suas pedras vão encaixar em { $count ->
        [one] { $count } ponta
       *[other] { $count } pontas
    }. Com { $other }, { $instead ->
        [0] não encaixariam em nenhuma
       *[other] encaixariam só em { $instead }
    }.
why-gathers =
    Aqui comprar é livre, e você tem { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
    }. Cada pedra comprada não vai para mais ninguém, e quanto mais você tem, menos passa.
why-answer-out = Com { $other }, o próximo bateria com { $answer }.
why-answer-scores = Com { $other }, o próximo faria { $points } com { $answer }.
why-answer-stops = Com { $other }, { $answer } deixaria você sem o que jogar.
why-answer-fits = Com { $other }, { $answer } encaixaria, e depois desta não.
why-answer-held = O próximo tem essa pedra { $held }.
why-answer-held-sure = O próximo com certeza tem essa pedra.
why-stuck = Na sua próxima vez, você ficaria sem jogada { $likely }. Já com { $other }, { $instead }.
why-stuck-hardly = Na sua próxima vez, quase com certeza você terá o que jogar. Com { $other }, ficaria sem jogada { $instead }.
why-surely-plays = Na sua próxima vez, você terá o que jogar, aconteça o que acontecer antes. Com { $other }, ficaria sem jogada { $instead }.
why-stuck-if = Se a rodada seguir, você ficaria sem jogada na sua vez { $likely }. Já com { $other }, { $instead }.
why-stuck-hardly-if = Se a rodada seguir, quase com certeza você terá o que jogar. Com { $other }, ficaria sem jogada { $instead }.
why-stuck-never-if = Se a rodada seguir, na sua próxima vez você terá o que jogar. Com { $other }, ficaria sem jogada { $instead }.
why-rival-out = Antes da sua próxima vez, um adversário bate { $likely }. Já com { $other }, { $instead }.
why-next-points = Na sua próxima vez, você faz em média cerca de { $likely }. Com { $other }, seriam cerca de { $instead }.
why-next-points-with = Na sua próxima vez, você faz em média cerca de { $likely }, em geral com { $bone }. Com { $other }, seriam cerca de { $instead }.
why-next-scores = Na sua próxima vez, você pode marcar { $likely }. Já com { $other }, { $instead }.
why-next-scores-with = Na sua próxima vez, você pode marcar { $likely }, em geral com { $bone }. Já com { $other }, { $instead }.
why-out = Você bate primeiro { $likely }. Já com { $other }, { $instead }.
why-out-pairs = Sua dupla bate primeiro { $likely }. Já com { $other }, { $instead }.
why-gains = Até o fim da rodada, esta jogada rende em média cerca de { $points } a mais.
why-ahead =
    { $count ->
        [0] Compensa mais tarde: ganha um pouco mais vezes.
        [one] Compensa mais tarde: ganha uma partida a mais em 100.
       *[other] Compensa mais tarde: ganha { $count } partidas a mais em 100.
    }
