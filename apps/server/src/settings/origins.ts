import { z } from 'zod';

const isOrigin = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text;

/** A comma list of web origins, as browsers send them: no path, no closing slash. */
export const Origins = z.string().transform((text, context): readonly string[] => {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins.filter((each) => !isOrigin(each)))
    context.addIssue(`${JSON.stringify(origin)} is not an origin such as https://app.example.com (no path, no closing slash)`);
  return origins;
});
