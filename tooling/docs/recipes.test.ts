import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CampaignStatus } from '../../packages/contract/src/campaigns/lifecycle.ts';
import { wellKnownChannels } from '../../packages/contract/src/campaigns/channels.ts';
import { checkRules } from '../../packages/contract/src/content/check.ts';
import { exportFormats } from '../../packages/contract/src/content/content-export.ts';
import { adPlatforms } from '../../packages/contract/src/content/platforms/ad-platforms.ts';
import { postPlatforms } from '../../packages/contract/src/content/platforms/post-platforms.ts';
import { root } from '../architecture/source-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const kebab = (name: string) => name.replaceAll('_', '-');

/** The names that a file lacks, in words that name the file: whoever adds one of these has only the message. */
function missingIn(file: string, names: readonly string[], isIn: (name: string, text: string) => boolean): string[] {
  const text = read(file);
  return names.filter((name) => !isIn(name, text)).map((name) => `${name}: to be added in ${file}, as CONTRIBUTING.md says`);
}

describe('CONTRIBUTING.md, and the messages of these tests, lead through', () => {
  it('a check rule', () => {
    expect(missingIn('docs/checks.md', checkRules, (rule, text) => new RegExp(`^\\|.*\`${rule}\`.*\\|`, 'm').test(text))).toEqual([]);
    expect(
      missingIn('packages/text/src/checks/check-content.ts', checkRules, (rule, text) => text.includes(`./rules/${kebab(rule)}.ts`)),
    ).toEqual([]);
  });

  it('a platform', () => {
    const channels = new Set<string>(wellKnownChannels);
    const file = 'packages/contract/src/campaigns/channels.ts';
    expect(missingIn(file, Object.keys(postPlatforms), (platform) => channels.has(platform))).toEqual([]);
    expect(
      missingIn(
        file,
        Object.keys(adPlatforms),
        (platform) => channels.has(platform) && (platform.startsWith('google') || channels.has(`${platform}_ads`)),
      ),
    ).toEqual([]);
  });

  it('an export format', () => {
    const formats = Object.keys(exportFormats);
    expect(
      missingIn('docs/content.md', formats, (format, text) => text.includes(`\`${format}\``) || text.includes(`format=${format}`)),
    ).toEqual([]);
  });

  it('a status of campaigns', () => {
    expect(missingIn('docs/rest.md', CampaignStatus.options, (status, text) => text.includes(status))).toEqual([]);
    expect(missingIn('tooling/docs/intended-changes.ts', CampaignStatus.options.slice(4), (status, text) => text.includes(status))).toEqual(
      [],
    );
  });
});
