// `npm run tagged`: has a model answer in tags in place of JSON, without the server's knowledge. `npm run tagged -- --help` shows the rest.
import { parseArgs } from 'node:util';
import { taggedServer } from './tagged-server.ts';

const help = `Usage: npm run tagged -- --in-front-of <base URL> [--port <port>]

Stands between Handbill and a model server, and asks the model for plain tags (<subject>…</subject>) where Handbill asks for JSON.
What comes back is handed on as JSON, so that \`npm run eval\` measures the one form like the other.

--in-front-of <base URL>  OpenAI's chat completions, such as http://127.0.0.1:8090/v1 of \`npm run model\`; the key is handed on
--port <port>             8091 when left out
`;

const { values } = parseArgs({
  options: { 'in-front-of': { type: 'string' }, port: { type: 'string', default: '8091' }, help: { type: 'boolean', default: false } },
});
const { 'in-front-of': baseUrl, port } = values;
if (values.help || baseUrl === undefined) process.stdout.write(help);
else
  taggedServer(baseUrl).listen(Number(port), '127.0.0.1', () => {
    process.stdout.write(`OPENAI_BASE_URL=http://127.0.0.1:${port}/v1\n`);
  });
