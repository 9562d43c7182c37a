# For a tap of our own. Homebrew's main tap takes only applications that are notarized, which this one is not.
cask "electrum-dominoes" do
  version "@VERSION@"
  sha256 "@MACOS@"

  url "https://github.com/electrum-dominoes/electrum-dominoes/releases/download/v#{version}/electrum-dominoes-#{version}-macos.zip"
  name "Electrum Dominoes"
  desc "Dominoes with friends, or against Nestor, who never peeks"
  homepage "https://github.com/electrum-dominoes/electrum-dominoes"

  depends_on macos: ">= :big_sur"

  app "Electrum Dominoes.app"
  binary "#{appdir}/Electrum Dominoes.app/Contents/MacOS/nestor"

  zap trash: "~/Library/Application Support/electrum-dominoes"

  caveats <<~END
    macOS warns before it opens the game for the first time, because Apple has not checked it.
    Allow it in System Settings, Privacy & Security.
  END
end
