/** Whether every place of a list of that length is named once. An order names old places in their new sequence. */
export const isOrderOf = (count: number, order: readonly number[]): boolean =>
  order.length === count && [...order].sort((a, b) => a - b).every((from, at) => from === at);

export const isNewOrder = (order: readonly number[]): boolean =>
  order.some((from, at) => from !== at);

export const inOrder = <Item>(items: readonly Item[], order: readonly number[]): readonly Item[] =>
  order.flatMap((from) => items.slice(from, from + 1));
