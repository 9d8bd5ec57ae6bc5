import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { testServer } from '../../server/testing/test-server.ts';
import { Cli } from './cli.ts';

const server = testServer();
const cli = new Cli(() => ({ HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey }));

/** Starts a command that listens, and resolves when it does. */
async function listening(...args: string[]) {
  const child = cli.start(['events', ...args]);
  const printed = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed.err += text));
  await expect.poll(() => printed.err).toContain('Listening');
  return { child, printed };
}

it('tails the feed in lines of JSON, until it is interrupted', async () => {
  const { child, printed } = await listening('tail', '--type', 'campaign.*');
  await cli.run(['brand-voices', 'create', '--name', 'Not shown']);
  await cli.run(['campaigns', 'create', '--name', 'Shown', '--campaign-type', 'sales']);
  await expect.poll(() => printed.out).toContain('"campaign.created"');
  expect(
    printed.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { type: string }).type),
  ).toEqual(['campaign.created']);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
});

it('posts each event to an address of this machine, signed as a webhook is', async () => {
  const posted: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      posted.push({ headers: request.headers, body });
      response.writeHead(posted.length === 1 ? 500 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void receiver.close());
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const secret = `whsec_${Buffer.from('a secret of sixteen bytes').toString('base64')}`;
  const { printed } = await listening('listen', '--forward-to', `http://127.0.0.1:${port}/events`, '--secret', secret);
  await cli.run(['campaigns', 'create', '--name', 'One', '--campaign-type', 'sales']);
  await cli.run(['campaigns', 'create', '--name', 'Two', '--campaign-type', 'sales']);
  await expect.poll(() => posted.length).toBe(2);
  const [{ headers, body } = { headers: {}, body: '' }] = posted;
  expect(JSON.parse(body)).toMatchObject({ id: headers['webhook-id'], type: 'campaign.created', data: { name: 'One' } });
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${mac}`);
  await expect
    .poll(() =>
      printed.out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { answer: string }).answer),
    )
    .toEqual(['500', '204']);
});

it.each(['http://example.com/', 'http://localhost.example.com', 'http://10.0.0.1/', 'file:///etc/passwd', 'nothing'])(
  'posts nothing to %s',
  async (address) => {
    const refused = await cli.run(['events', 'listen', '--forward-to', address]);
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('needs an address of this machine') });
  },
);
