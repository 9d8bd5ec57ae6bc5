/** The name of the embedded database's set. */
export const replicaSet = 'handbill';
