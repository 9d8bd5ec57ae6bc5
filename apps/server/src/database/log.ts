/** As much of a logger as the database needs. */
export interface Log {
  info(message: string): void;
  error(message: string): void;
}
