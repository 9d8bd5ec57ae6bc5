import { expect, it } from 'vitest';
import { mongoAddress } from './start-database.ts';

it.each([
  ['mongodb://127.0.0.1:27017/?replicaSet=rs0', '127.0.0.1:27017'],
  ['mongodb+srv://cluster.example/handbill', 'cluster.example'],
  ['mongodb://user:secret@a.example:1,b.example:2/?replicaSet=rs0', 'a.example:1,b.example:2'],
  ['mongodb://user:se/cr?et@@a.example/', 'a.example'],
  ['mongodb://a.example?tlsCertificateKeyFilePassword=secret', 'a.example'],
])('shows only the hosts of %s', (uri, address) => {
  expect(mongoAddress(uri)).toBe(address);
});
