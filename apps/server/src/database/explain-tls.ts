import { connect } from 'node:tls';
import { MongoClient, MongoNetworkError, MongoServerSelectionError } from 'mongodb';
import { wantsTls } from '../settings/mongo-address.ts';

const patience_ms = 2_000;

/** A host that did not answer as it should: the driver knows those behind a `mongodb+srv:` address. */
const hostOf = (error: Error, address: string): string => {
  const known = error instanceof MongoServerSelectionError ? [...(error.reason?.servers.keys() ?? [])][0] : undefined;
  return known ?? address.split(',')[0] ?? address;
};

/** Whether a MongoDB there answers without TLS. Nothing of the user is sent. */
async function speaksPlainly(host: string): Promise<boolean> {
  const client = new MongoClient(`mongodb://${host}/`, {
    directConnection: true,
    serverSelectionTimeoutMS: patience_ms,
    connectTimeoutMS: patience_ms,
  });
  try {
    await client.db('admin').command({ hello: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}

/** Whether TLS is spoken there, whatever the certificate is and whether ours is wanted. */
function speaksTls(host: string): Promise<boolean> {
  const { hostname, port } = new URL(`tcp://${host}`);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 27_017), rejectUnauthorized: false });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(patience_ms, () => end(false));
    socket.once('secureConnect', () => end(true));
    // An alert is an answer in TLS.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => end(/^ERR_SSL_.*ALERT/.test(code ?? '')));
    socket.once('close', () => end(false));
  });
}

/** Explains that one side speaks TLS and the other does not: the driver only knows that the connection broke. */
export async function explainTls(error: Error, uri: string, address: string): Promise<string | undefined> {
  if (!(error instanceof MongoServerSelectionError) && !(error instanceof MongoNetworkError)) return undefined;
  const host = hostOf(error, address);
  if (wantsTls(uri))
    return (await speaksPlainly(host))
      ? `it speaks no TLS, which MONGODB_URI asks for: set tls=false there, or give ${host} a certificate`
      : undefined;
  return (await speaksTls(host)) ? 'it speaks TLS, which MONGODB_URI does not ask for: add tls=true to its options' : undefined;
}
