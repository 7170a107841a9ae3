// The form as a member gets it. He does not see the organizer's own fields, so what rules ask of them the server has
// answered already: neither the question nor the answer travels, and his page decides as the server does.

import { conditionsAt, namedFields, type BlockAnswers, type Condition, type Form, type Rule, type SystemFacts } from '@rampa/forms/domain'; // prettier-ignore
import { APPLICATION_STATES, type Guid } from '@rampa/kernel';

const ALWAYS: Condition = { sys: 'state', in: [...APPLICATION_STATES] };
const NEVER: Condition = { sys: 'state', in: ['never'] };

/** `blocks`: all blocks of his application. */
export function membersForm(form: Form, blocks: readonly BlockAnswers[], facts: SystemFacts): Form {
  const own = new Set(form.fields.filter(({ isPrivate }) => isPrivate).map(({ n }) => n));
  const holds = conditionsAt(form, blocks, facts);
  /** Where copies of one block differ, it is shown and not asked for: the server counts by what each copy says. */
  const answered = (condition: Condition, blockGuid: Guid, otherwise: Condition): Condition => {
    const each = (list: readonly Condition[]) => list.map((one) => answered(one, blockGuid, otherwise));
    if ('all' in condition) return { all: each(condition.all) };
    if ('any' in condition) return { any: each(condition.any) };
    if (!namedFields(condition).some((n) => own.has(n))) return condition;
    if ('not' in condition) return { not: answered(condition.not, blockGuid, otherwise === ALWAYS ? NEVER : ALWAYS) };
    const said = new Set(blocks.filter((one) => one.blockGuid === blockGuid).map((one) => holds(condition, one)));
    return said.size > 1 ? otherwise : said.has(true) ? ALWAYS : NEVER;
  };
  const ruleOf = (rule: Rule | null, blockGuid: Guid): Rule | null =>
    rule && {
      ...(rule.visible ? { visible: answered(rule.visible, blockGuid, ALWAYS) } : {}),
      ...(rule.required ? { required: answered(rule.required, blockGuid, NEVER) } : {}),
    };
  return {
    blocks: form.blocks.map((block) => ({ ...block, rule: ruleOf(block.rule, block.guid) })),
    fields: form.fields
      .filter(({ isPrivate }) => !isPrivate)
      .map((field) => ({ ...field, rule: ruleOf(field.rule, field.blockGuid) })),
  };
}
