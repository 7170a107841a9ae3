// The first test of a new call. Calls of one table share a file, so that one api serves them all.

import type { CallPlan } from './call-types.ts';
import { namesThing, rowSaid } from './call-texts.ts';
import { typeOf } from './column.ts';
import { withNamed, type Tree } from './tree.ts';
import { kebabOf, lines } from './words.ts';

export function testCall(tree: Tree, plan: CallPlan): void {
  const folder = `libs/${plan.room}/server/http`;
  const isShared = plan.table !== null && !plan.sets;
  const file = `${folder}/${kebabOf(isShared ? plan.prefix : plan.constant)}.http.spec.ts`;
  const test = testOf(plan);
  if (!isShared || !tree.has(file)) return tree.create(file, fileText(plan, test));
  tree.change(file, (text) =>
    [...test.calls, ...(test.needsGuid ? ['newGuid'] : [])].reduce(
      (next, name) => withNamed(next, name, name === 'newGuid' ? '@rampa/kernel' : '@rampa/contract'),
      `${text.trimEnd()}\n\n${test.text}`,
    ),
  );
}

interface Test {
  text: string;
  calls: readonly string[];
  needsGuid: boolean;
}

/** Whom the test signs in as: the event's organizer, if he may. tools/proof/walks tries everybody else. */
function testOf(plan: CallPlan): Test {
  const { id, constant, prefix, names, field, who, isNew, isList, ofRow, sets, table } = plan;
  const isPublic = who.includes('public');
  const may = isPublic || who.some((one) => one.startsWith('org:') || one === 'organizer' || one === 'any');
  const as = isPublic ? [] : ['as: boss.token'];
  const inEvent = 'query: { competitionGuid }';
  const ofEvent = table?.of === 'organizer' ? [] : [inEvent];
  const said = sets
    ? [`body: { ${sets.name}: ${typeOf(sets).said} }`]
    : table && !isList
      ? [`body: ${rowSaid(table)}`]
      : [];
  const made = { calls: [constant], needsGuid: namesThing(plan) && ofRow !== 'deletes' };
  const whole = (words: string, ...does: string[]) => ({
    ...made,
    text: `describe('${id}', () => {\n  it('${words}', async () => {\n    ${does.join('\n    ')}\n  });\n});\n`,
  });
  const asked = [
    ...(names === null ? [] : [namesThing(plan) ? `query: { ${field}: newGuid() }` : inEvent]),
    ...(ofRow === 'deletes' ? [] : said),
    ...as,
  ].join(', ');
  const status = `(await api.send(${constant}, { ${asked} })).status`;
  if (!may) return whole('refuses an organizer', `expect(${status}).toBeGreaterThanOrEqual(400);`);
  if (ofRow) {
    const create = `${prefix}Create`;
    const { text } = whole(
      `${ofRow} the row that it names, and says 404 of what is not there`,
      `const { guid } = await api.call(${create}, { ${[...ofEvent, ...said, ...as].join(', ')} });`,
      `expect(await api.call(${constant}, { ${asked.replace('newGuid()', 'guid')} })).toEqual({});`,
      // What it has deleted is not there either.
      `expect(${ofRow === 'deletes' ? status.replace('newGuid()', 'guid') : status}).toBe(404);`,
    );
    return { ...made, calls: [constant, create], text };
  }
  if (namesThing(plan)) return whole('says 404 of what is not there', `expect(${status}).toBe(404);`);
  if (isList) {
    const search = `searchText: 'Ничего такого'`;
    const nothing =
      names === null
        ? [`query: { ${search} }`, ...as].join(', ')
        : asked.replace(inEvent, `query: { competitionGuid, ${search} }`);
    const does = `expect(await api.call(${constant}, { ${nothing} })).toEqual({ collection: [], totalCount: 0 });`;
    return whole('finds nothing of what is not there', does);
  }
  if (isNew)
    return whole('answers the guid', `expect((await api.call(${constant}, { ${asked} })).guid).toHaveLength(36);`);
  return whole('is done', `expect(await api.call(${constant}, { ${asked} })).toEqual({});`);
}

function fileText(plan: CallPlan, { text, calls, needsGuid }: Test): string {
  // A row of an event is made in one; what sets a column only says 404 of what is not there.
  const isOfEvent = plan.names === 'competition' || (plan.table?.of === 'event' && !plan.sets);
  const needsBoss = isOfEvent || !plan.who.includes('public');
  const event = `const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  ({ guid: competitionGuid } = await api.call(FestivalCreateFestival, { body: { details }, as: boss.token }));`;
  return lines(
    `import { ${[...(isOfEvent ? ['FestivalCreateFestival'] : []), ...calls].join(', ')} } from '@rampa/contract';`,
    needsGuid ? `import { newGuid } from '@rampa/kernel';` : null,
    `import { startTestApi, type TestApi${needsBoss ? ', type TestOrganizer' : ''} } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;`,
    needsBoss ? 'let boss: TestOrganizer;' : null,
    isOfEvent ? 'let competitionGuid: string;' : null,
    `
beforeAll(async () => {
  api = await startTestApi();`,
    needsBoss ? 'boss = await api.organizer();' : null,
    isOfEvent ? event : null,
    `});
afterAll(() => api.stop());

${text}`,
  );
}
