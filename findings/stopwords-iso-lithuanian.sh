#!/usr/bin/env bash
# stopwords-iso 1.1.0: the Lithuanian list is in another encoding: windows-1257 that was read as windows-1252. Its words with Lithuanian
# letters occur in no Lithuanian text, and those of the language are missing.
# One would guess: "daugmaž" (more or less) is in a list for Lithuanian, as "taip" (so) is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts stopwords-iso@1.1.0
cat > seen.cjs <<'PROGRAM'
const { lt } = require('stopwords-iso');
const bytesOf = (word) => Uint8Array.from(word, (letter) => letter.charCodeAt(0));
const again = (word) => new TextDecoder('windows-1257').decode(bytesOf(word));
const strange = lt.filter((word) => /[^a-ząčęėįšųūž]/.test(word));
console.log(lt.length, 'words,', strange.length, 'with letters that Lithuanian does not have');
console.log(['taip', 'daugmaž'].map((word) => lt.includes(word)).join(' '));
console.log(strange.slice(0, 2).map((word) => `${word} ${again(word)}`).join(', '));
PROGRAM
seen=$(node seen.cjs)
expected=$(cat <<'EXPECTED'
474 words, 139 with letters that Lithuanian does not have
true false
abiejø abiejų, anàja anąja
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
