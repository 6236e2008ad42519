import { type Static, Type } from 'typebox';

export const Health = Type.Object({ status: Type.String() }, { title: 'Health' });
export type Health = Static<typeof Health>;
