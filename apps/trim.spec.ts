import { readdir, readFile } from 'node:fs/promises';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { rulesOf, UserChangePassword } from '@rampa/contract';
import { failureText } from '@rampa/kernel';
import { callRules, rulesOfForms, saidFailures, withoutSchemas } from './trim.ts';

const READS = ['call-api.ts', 'fetch-file.ts'].map((file) => `libs/platform/web/base/api/${file}`);

function trimmed(code: string): string {
  const { transform } = withoutSchemas() as { transform(this: unknown, code: string, id: string): { code: string } };
  return transform.call({ parse: parseAst }, code, '/libs/contract/calls/some.ts').code;
}

it('leaves a call on the stage what the client reads of it, and no schema', async () => {
  const sources = await Promise.all(READS.map((path) => readFile(path, 'utf8')));
  const read = new Set(sources.flatMap((source) => [...source.matchAll(/\bcall\.(\w+)/g)].map(([, name]) => name!)));
  expect([...read]).toContain('kind');
  const given = [...read, 'query', 'body', 'who'].map((name) => `${name}: '${name}'`);
  const left = trimmed(`export const Some = defineCall({ ${given.join(', ')} });`);
  for (const name of read) expect(left).toContain(`${name}: '${name}'`);
  for (const name of ['query', 'body', 'who']) expect(left).not.toContain(name);
});

it('no schema is built on that of a call: a page that loads each file by itself would stop there', async () => {
  const files = (await readdir('libs/contract/calls')).filter((name) => /(?<!\.spec)\.ts$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(`libs/contract/calls/${name}`, 'utf8')));
  const built = sources.flatMap((source) => source.match(/\b[A-Z]\w+\.(answer|body|query)\.\w+/g) ?? []);
  expect(built).toEqual([]);
});

it('a page that says a refusal by itself carries its words alone', async () => {
  const { transform } = (await saidFailures()) as { transform(code: string, id: string): { code: string } | null };
  const at = '/libs/competitions/web/parts/Archiving.tsx';
  const text = JSON.stringify(failureText('archived'));
  for (const quote of [`'`, '"', '`'])
    expect(transform(`say(failureText(${quote}archived${quote}))`, at)!.code).toBe(`say(${text})`);
  // One that is only known when it runs is looked up.
  expect(transform('say(failureText(code))', at)!.code).toBe('say(failureText(code))');
  expect(transform(`say(failureText('archived'))`, '/libs/kernel/failure.ts')).toBeNull();
});

describe('rules of forms', () => {
  const plugin = async () =>
    rulesOfForms(await callRules()) as unknown as {
      load(id: string): string | null;
      transform(this: unknown, code: string, id: string): { code: string } | null;
    };
  const given = async (code: string, id = '/libs/accounts/web/parts/PasswordSection.tsx') =>
    (await plugin()).transform.call({ parse: parseAst }, code, id)?.code ?? null;
  const FORM = `import { UserChangePassword as Change, UserGetSessions } from '@rampa/contract';
import { useCallForm } from '@rampa/platform/web/desk';
export const useForm = () => useCallForm(Change, { values: {} });`;

  it('stand in the module whose form sends the call, under its id and as its schema has them', async () => {
    const code = (await given(FORM))!;
    expect(code).toContain(FORM);
    expect(code).toContain("import { keepRules } from '@rampa/contract';");
    const kept = [...code.matchAll(/^keepRules\((\w+)\.id, (.*)\);$/gm)];
    expect(kept.map(([, name]) => name)).toEqual(['Change']);
    expect(JSON.parse(kept[0]![2]!)).toEqual(rulesOf(UserChangePassword));
  });

  it('stand beside a table of calls that says so, and in no other module', async () => {
    expect(await given(FORM.replaceAll('useCallForm', 'rulesOf'))).toContain('keepRules(Change.id');
    expect(await given(FORM.replaceAll('useCallForm', 'useWrite'))).toBeNull();
    expect(await given(FORM, '/libs/accounts/server/use-cases/change-password.ts')).toBeNull();
    expect(await given(FORM.replaceAll('UserChangePassword', 'UserLogout'))).toBeNull();
  });

  it('are found again by the call that is sent', async () => {
    const code = (await plugin()).load('/libs/contract/rules-of.ts')!;
    const { keepRules, rulesOf: found } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as { keepRules(id: string, rules: unknown): void; rulesOf(call: { id: string }): unknown };
    keepRules('Some/Call', { is: 'text' });
    expect([found({ id: 'Some/Call' }), found({ id: 'Other/Call' })]).toEqual([{ is: 'text' }, null]);
    expect((await plugin()).load('/libs/contract/rules.ts')).toBeNull();
  });
});
