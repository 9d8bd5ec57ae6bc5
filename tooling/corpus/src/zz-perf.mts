import { cleanTexts } from '/work/wt/t44a/tooling/corpus/src/corpus.ts';
import { contract, checkRules } from '@handbill/contract';
import { checkContent } from '@handbill/text';
const arts = cleanTexts.filter(({text})=>text.type==='blog_article');
const groups: Record<string, readonly string[]> = { all: checkRules, old: checkRules.slice(0,-4), ...Object.fromEntries(checkRules.map(r=>[r,[r]])) };
for (const lang of ['en','fr']) {
  const one = arts.filter(({text})=>(text.language??'en').startsWith(lang));
  let words=0; const inputs=one.map(({text})=>{words+=JSON.stringify(text.output).split(/\s+/).length; const {output,...r}=contract.content.check.input.parse(text) as any; return [r,output]});
  const res: string[]=[];
  for (const [name, by] of Object.entries(groups)) {
    for (let w=0;w<2;w++) for (const [r,o] of inputs) checkContent({...r}, o, {truncated:false, by: by as never});
    const s=process.cpuUsage(); const N=3;
    for (let w=0;w<N;w++) for (const [r,o] of inputs) checkContent({...r}, o, {truncated:false, by: by as never});
    const e=process.cpuUsage(s); const ms=(e.user+e.system)/1000;
    res.push(`${name} ${(ms/N/words*1000).toFixed(2)}`);
  }
  console.log(lang, res.join(', '));
}
