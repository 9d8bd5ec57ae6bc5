/** As much of a logger as this package needs; `console` is one. */
export interface Log {
  info(message: string): void;
  error(message: string): void;
}
