/** Asks `handbill __complete` for the next words, so that a script never knows less than the program. Where there are none, it is a file. */
export const completionScripts: Readonly<Record<string, string>> = {
  bash: `_handbill() {
  local IFS=$'\\n'
  COMPREPLY=($(handbill __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _handbill handbill
`,
  zsh: `#compdef handbill
_handbill() {
  local -a found
  found=("\${(@f)$(handbill __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "\${found[1]}" ]]; then compadd -- $found; else _files; fi
}
if [[ "\${funcstack[1]}" = "_handbill" ]]; then _handbill "$@"; else compdef _handbill handbill; fi
`,
  fish: `complete -c handbill -f -a '(handbill __complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
complete -c handbill -n 'test (count (handbill __complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)) -eq 0' -F
`,
};
