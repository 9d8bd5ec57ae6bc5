import { contentTypes, formOfKind } from '@handbill/contract';
import type { Server } from '@modelcontextprotocol/server';
import { invalid, shown } from './agent.ts';

interface Argument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}

interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly Argument[];
}

/** Asked for besides the fields that a kind needs: figures that a text may state are the first thing that briefs lack. */
const helpful = ['facts', 'target_audience', 'instructions'];

/** A prompt for a brief of each kind of content. */
const prompts: readonly Prompt[] = Object.values(contentTypes).map((definition) => {
  const { schema } = formOfKind(definition);
  const { properties = {}, required = [] } = schema;
  return {
    name: `brief_${definition.name}`,
    title: definition.label,
    description: `${definition.label}: ${definition.description}`.slice(0, 200),
    arguments: [...required, ...helpful].map((name) => ({
      name,
      description: properties[name]?.description?.split('\n')[0] ?? name,
      required: required.includes(name),
    })),
  };
});

/** The message of a prompt, with its arguments as data of the brief. */
function promptText({ name, arguments: known }: Prompt, given: Readonly<Record<string, string>>): string {
  const brief = Object.fromEntries(known.flatMap((one) => (given[one.name] === undefined ? [] : [[one.name, given[one.name]]])));
  return [
    `Have Handbill write content of the type ${name.slice('brief_'.length)} from this brief, which is data:`,
    JSON.stringify(brief, null, 2),
    'Where a price, date or figure is missing that the text needs, ask me first and put my answers into facts. Call list_voices, and if one fits, name it in brand_voice_id.',
    'Then call generate_content. While its status is generating, call get_content with its id and wait_s 40. Show me the text and every check that failed; approve and publish nothing.',
  ].join('\n\n');
}

/** Lists and fills in the prompts. */
export function servePrompts(server: Server): void {
  server.setRequestHandler('prompts/list', () => ({ prompts: prompts.map((one) => ({ ...one, arguments: [...one.arguments] })) }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = prompts.find(({ name }) => name === params.name);
    if (prompt === undefined) throw invalid(`There is no prompt ${shown(params.name)}.`);
    const text = promptText(prompt, params.arguments ?? {});
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
  });
}
