/** The looks of the stage. The first is what a page without a look wears. */
export const LOOKS = ['tungsten', 'daylight', 'contrast', 'winter', 'neon'] as const;

export type LookName = (typeof LOOKS)[number];

/** The look of that name; of a name from elsewhere or of a later version, the first one. */
export const lookOf = (name: unknown): LookName => LOOKS.find((look) => look === name) ?? LOOKS[0];
