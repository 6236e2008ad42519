import { Compile } from 'typebox/schema';
import type { App } from '../../src/app.ts';
import { bareCall } from '../tables/calls.ts';
import type { SocketAnswer } from './socket.ts';

type Schema = Readonly<Record<string, unknown>>;
type Content = { content?: Record<string, { schema: Schema }> };
type Document = {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { responses: Record<string, Content> }>>;
};

/** The schema with every object closed, so that a field it does not name is a breach. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [key, closed(part)]);
  const result = Object.fromEntries(parts);
  return result.type === 'object' ? { ...result, additionalProperties: false } : result;
}

const STACK = /\bat .+:\d+:\d+|node_modules|\.ts:\d/;

/** Says what is wrong with an answer, measured by the API's own document; null when nothing is. */
export function contractChecker(app: App) {
  const { paths, components } = app.swagger() as unknown as Document;
  const byBarePath = new Map(Object.entries(paths).map(([path, calls]) => [bareCall(path), calls]));
  const named = (schema: Schema): Schema =>
    components.schemas[String(schema.$ref).split('/').pop() ?? ''] ?? schema;
  const checks = new Map<object, ReturnType<typeof Compile>>();
  const checkFor = (schema: Schema) => {
    const known = checks.get(schema) ?? Compile(closed(schema) as Schema);
    checks.set(schema, known);
    return known;
  };

  return (method: string, path: string, response: SocketAnswer): string | null => {
    const { statusCode, body } = response;
    if (statusCode >= 500) return `status ${statusCode}`;
    if (STACK.test(body)) return 'a stack trace';
    // Node leaves the body of a HEAD answer out on the wire, where `inject` cannot see it.
    if (method === 'HEAD') return null;
    const operation = byBarePath.get(path)?.[method.toLowerCase()];
    if (operation === undefined) {
      // Requests from other sites are refused before they are routed.
      const isCrossSite = statusCode === 403 && response.json().code === 'CROSS_SITE';
      return statusCode === 404 || statusCode === 400 || isCrossSite ? null : 'no 404';
    }
    const answer = operation.responses[statusCode];
    if (answer === undefined) return `status ${statusCode} is not in the document`;
    const [[type, media] = []] = Object.entries(answer.content ?? {});
    if (media === undefined) return body === '' ? null : 'a body where none belongs';
    if (!response.headers['content-type']?.toString().startsWith(type ?? '')) return 'wrong type';
    return checkFor(named(media.schema)).Check(response.json()) ? null : 'not as the schema says';
  };
}
