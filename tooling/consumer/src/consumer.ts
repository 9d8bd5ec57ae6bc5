export type * from '@handbill/client';
