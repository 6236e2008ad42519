type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};
type Content = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };
type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
};
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};
type OpenApi = {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

type Field = { readonly name: string; readonly type: string; readonly isNeeded: boolean };
const objectOf = (fields: readonly Field[]) =>
  `{ ${fields.map(({ name, type, isNeeded }) => `${JSON.stringify(name)}${isNeeded ? '' : '?'}: ${type}`).join('; ')} }`;
const unionOf = (types: readonly string[]) => types.join(' | ');

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'never';
  if (schema.enum) return unionOf(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return unionOf(schema.anyOf.map(typeOf));
  if (schema.type === 'array' && schema.items) return `Array<${typeOf(schema.items)}>`;
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => ({
      name,
      type: typeOf(field),
      isNeeded: schema.required?.includes(name) ?? false,
    }));
    return objectOf(fields);
  }
  const plain = PLAIN[schema.type ?? ''];
  if (plain === undefined) throw new Error(`No type says ${JSON.stringify(schema)}.`);
  return plain;
}

const bodyOf = ({ content }: Content) => {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? undefined : typeOf(schema);
};

function methodOf({ operationId, parameters = [], requestBody, responses }: Operation): string {
  const parts = (['path', 'query', 'header'] as const).flatMap((place) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required }) => ({ name, type: typeOf(schema), isNeeded: !!required }));
    const isNeeded = fields.some((field) => field.isNeeded);
    return fields.length > 0 ? [{ name: place, type: objectOf(fields), isNeeded }] : [];
  });
  const body = requestBody && bodyOf(requestBody);
  if (body !== undefined) parts.push({ name: 'body' as never, type: body, isNeeded: true });
  const [good] = Object.entries(responses).filter(([status]) => status < '3');
  const answer = good && bodyOf(good[1]);
  return `  ${operationId}(call: ${objectOf(parts)}): Promise<${answer ?? 'void'}>;`;
}

/** A client's types as a generator makes them from the API's own document. */
export function typedClient({ components, paths }: OpenApi): string {
  const named = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const methods = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(methodOf),
  );
  return [...named, 'export interface Client {', ...methods, '}', ''].join('\n');
}
