/** A fair source of chance: 0 up to, not including, 1. */
export function cryptoChance(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}

/** A fair shuffle of the places 0 to `count` − 1. */
export function drawOrder(count: number, chance = cryptoChance): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    const swapped = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = swapped;
  }
  return order;
}
