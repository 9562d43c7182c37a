; Installs Electrum Dominoes for the current user, without asking for an administrator.
; makensis -DVERSION=1.0.0 -DNUMBERS=1.0.0 -DTREE=folder-with-the-files -DICON=icon -DTO=setup.exe installer.nsi

; The installer is 64-bit, like the programs.
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh

!define TITLE "Electrum Dominoes"
!define PROGRAM "electrum-dominoes.exe"
!define TYPE "ElectrumDominoes.Game"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\ElectrumDominoes"

Name "${TITLE}"
OutFile "${TO}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${UNINSTALL}" InstallLocation
SetCompressor /SOLID lzma
; Files get the time of their installation. The installer does not record when it was made.
SetDateSave off
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${NUMBERS}.0"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileDescription "${TITLE}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT OR Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Italian
!insertmacro MUI_LANGUAGE PortugueseBR
!insertmacro MUI_LANGUAGE Russian

LangString GAME ${LANG_ENGLISH} "Game of dominoes"
LangString GAME ${LANG_GERMAN} "Dominospiel"
LangString GAME ${LANG_SPANISH} "Partida de dominó"
LangString GAME ${LANG_FRENCH} "Partie de dominos"
LangString GAME ${LANG_ITALIAN} "Partita di domino"
LangString GAME ${LANG_PORTUGUESEBR} "Partida de dominó"
LangString GAME ${LANG_RUSSIAN} "Партия в домино"

; The desktop reads its file types again.
!macro TELL_THE_DESKTOP
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Section
  SetOutPath "$INSTDIR"
  File "${TREE}/electrum-dominoes.exe"
  File "${TREE}/nestor.exe"
  File /r "${TREE}/page"
  File "${TREE}/README.txt"
  File "${TREE}/LICENSE-MIT.txt"
  File "${TREE}/LICENSE-APACHE.txt"
  File "${TREE}/LICENSES-OF-LIBRARIES.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Classes\.domino" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.domino\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "Software\Classes\dominoes" "" "URL:${TITLE}"
  WriteRegStr HKCU "Software\Classes\dominoes" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\dominoes\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" DisplayName "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL}" Publisher "The Electrum Dominoes developers"
  WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" EstimatedSize $0
  !insertmacro TELL_THE_DESKTOP
SectionEnd

; Settings and games stay where they are.
Section Uninstall
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$INSTDIR\electrum-dominoes.exe"
  Delete "$INSTDIR\nestor.exe"
  RMDir /r "$INSTDIR\page"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\LICENSE-MIT.txt"
  Delete "$INSTDIR\LICENSE-APACHE.txt"
  Delete "$INSTDIR\LICENSES-OF-LIBRARIES.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"

  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegKey HKCU "Software\Classes\dominoes"
  DeleteRegValue HKCU "Software\Classes\.domino\OpenWithProgids" "${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.domino" ""
  StrCmp $0 "${TYPE}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.domino" ""
  ; These stay if another program uses them.
  DeleteRegKey /ifempty HKCU "Software\Classes\.domino\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.domino"
  !insertmacro TELL_THE_DESKTOP
SectionEnd
