/** How many decimals the shortest way to write a number has: 12.5 has 1, 1e-7 has 7. */
export function decimalsOf(amount: number): number {
  const [mantissa = '', exponent = '0'] = String(amount).split('e');
  const fraction = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, fraction - Number(exponent));
}
