// Loaded before the server: sends the functions of its own sources that have run since it was last asked. Plain JavaScript, so that
// it loads nothing else.
import { Session } from 'node:inspector';

const session = new Session();
session.connect();
// The calls are answered at once: the inspector is in this process.
const post = (method, parameters) => {
  let answer;
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
};

post('Profiler.enable');
post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

process.on('message', () => {
  const { result } = post('Profiler.takePreciseCoverage');
  process.send?.(
    result.flatMap(({ url, functions }) =>
      /\/(packages|apps)\/[^/]+\/src\//.test(url)
        ? functions.flatMap(({ functionName, ranges: [range] }) =>
            range.count > 0 ? [{ url, name: functionName, offset: range.startOffset, count: range.count }] : [],
          )
        : [],
    ),
  );
});
process.channel?.unref();
