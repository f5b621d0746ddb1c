#!/usr/bin/env bash
# axios 1.21.1: a Blob with a type of its own is sent with that type by the adapter `http`, and as a form by the adapter `fetch`.
# One would guess: its own type by both, as `fetch` itself sends it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts axios@1.21.1
cat > seen.mjs <<'PROGRAM'
import axios from 'axios';
import { createServer } from 'node:http';
const server = createServer((request, response) => response.end(request.headers['content-type']));
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${server.address().port}/`;
const body = new Blob(['x'], { type: 'image/png' });
console.log('fetch itself', await (await fetch(url, { method: 'POST', body })).text());
for (const adapter of ['http', 'fetch'])
  console.log('axios by', adapter, (await axios.post(url, body, { adapter })).data);
server.close();
PROGRAM
seen=$(node seen.mjs)
expected=$(cat <<'EXPECTED'
fetch itself image/png
axios by http image/png
axios by fetch application/x-www-form-urlencoded
EXPECTED
)
printf 'seen:\n%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. Expected:\n%s\n' "$expected"; exit 1; }
