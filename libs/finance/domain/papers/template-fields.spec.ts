import { describe, expect, it } from 'vitest';
import { examplePaper } from './example-paper.ts';
import { paperFaults } from './paper-sums.ts';
import { TEMPLATE_TYPES, templateFaults, templateFields, templateTexts, type ReadTag } from './template-fields.ts';

const tag = (said: string, rows: ReadTag[] | null = null): ReadTag => ({
  ...{ tag: said.toLowerCase().replaceAll('ё', 'е'), said, rows, isOdd: false },
});

describe('fields of a template', () => {
  it.each(TEMPLATE_TYPES)('%s: each that is offered has a text, and the example adds up', (type) => {
    const content = examplePaper(type);
    expect(paperFaults(content)).toEqual([]);
    const texts = templateTexts(content);
    for (const { tag: name, rows } of templateFields(type)) {
      const text = texts[name];
      if (!rows) expect([name, typeof text]).toEqual([name, 'string']);
      else for (const row of text as Record<string, string>[])
        expect([name, Object.keys(row).toSorted()]).toEqual([name, rows.map((one) => one.tag).toSorted()]);
    }
    const offered = new Set(templateFields(type).map((field) => field.tag));
    expect(Object.keys(texts).filter((name) => !offered.has(name) && name !== 'номер')).toEqual([]);
  }); // prettier-ignore

  it('a passport is asked for by a contract alone', () => {
    for (const type of TEMPLATE_TYPES)
      expect([type, JSON.stringify(templateTexts(examplePaper(type))).includes('123678')]).toEqual([type, type === 'contract']); // prettier-ignore
  });

  it('what no field has, a row that is none and rows within rows are told in words', () => {
    expect(templateFaults('contract', [tag('Номер'), tag('заказчик_счет'), tag('строки', [tag('пп'), tag('дата')])])).toEqual([]); // prettier-ignore
    expect(templateFaults('invoice', [tag('заказчик_паспорт'), tag('constructor')])).toEqual([
      '{заказчик_паспорт}: такого поля нет',
      '{constructor}: такого поля нет',
    ]);
    expect(templateFaults('act', [tag('строки'), tag('сумма', []), tag('строки', [tag('скидки', [])])])).toEqual([
      '{строки}: это строки, им нужны {#строки} и {/строки}',
      '{#сумма}: это не строки, уберите «#»',
      '{скидки} внутри {#строки}: такого поля нет',
    ]);
    expect(templateFaults('act', [{ ...tag('номер'), isOdd: true }])).toHaveLength(1);
  });
});
