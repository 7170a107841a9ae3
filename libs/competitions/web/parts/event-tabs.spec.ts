import { describe, expect, it } from 'vitest';
import { SECTIONS } from '@rampa/kernel';
import { CLOSED, closedSections, doorOf, isOpen, organizerTabs, sectionOf, SETTINGS_PAGES } from './event-tabs.ts';
import type { ClosedSection, EventTabsGiven } from './event-tabs.ts';

const all = Object.fromEntries(SECTIONS.map((section) => [section, 2]));
const given: EventTabsGiven = {
  path: '',
  config: all,
  useFinances: true,
  isJudged: true,
  hasDiplomas: true,
  hasPage: () => true,
};
const tabs = (change: Partial<EventTabsGiven> = {}) => organizerTabs({ ...given, ...change });
const closed = (change: Partial<EventTabsGiven>) =>
  Object.fromEntries(tabs(change).flatMap((tab) => (tab.closed ? [[tab.to, tab.closed]] : [])));

describe('the organizer’s tabs', () => {
  it('stand in the order and with the words of the specification', () => {
    expect(tabs().map(({ label }) => label)).toEqual([
      'Настройки конкурса',
      'Заявки/свод. отчеты',
      'Программа выступлений',
      'Протоколы итоги',
      'ДИПЛОМЫ И ДОКУМЕНТЫ',
      'Финансовые документы',
    ]);
    expect(tabs()[1]!.choices!.map(({ label }) => label)).toEqual(['Заявки', 'Отчеты']);
    expect(closed({})).toEqual({});
  });

  it.each(['', ...SETTINGS_PAGES])('«%s» is a page of the settings', (path) => {
    expect(tabs({ path }).filter(({ isActive }) => isActive)).toMatchObject([{ to: '' }]);
  });

  it.each([
    ['program', 'program'],
    ['protocols/lists', 'protocols'],
    ['diplomas/x/constructor', 'diplomas'],
    ['reports', 'applications'],
    ['applications/x', 'applications'],
    ['finances/price', 'finances'],
  ])('«%s» burns under %s', (path, to) => {
    expect(tabs({ path }).filter(({ isActive }) => isActive)).toMatchObject([{ to }]);
  });

  it('without a right is closed', () => {
    for (const [section, to] of [
      ['settings', ''],
      ['program', 'program'],
      ['protocol', 'protocols'],
      ['diplomas', 'diplomas'],
      ['finances', 'finances'],
    ] as const)
      expect(closed({ config: { ...all, [section]: 0 } })).toEqual({ [to]: CLOSED.right });
    expect(closed({ config: {} })).toHaveProperty('applications', CLOSED.right);
  });

  it('one of the two choices may be closed by itself', () => {
    const [applications, reports] = tabs({ config: { ...all, reports: 0 } })[1]!.choices!;
    expect(applications).not.toHaveProperty('closed');
    expect(reports).toMatchObject({ closed: CLOSED.right });
    expect(closed({ config: { ...all, reports: 0 } })).toEqual({});
    expect(closed({ config: { ...all, reports: 0, requests: 0 } })).toEqual({ applications: CLOSED.right });
  });

  it('follows the event’s finances, the installation’s diplomas and the pages that are there', () => {
    expect(closed({ useFinances: false })).toEqual({ finances: CLOSED.finances });
    expect(closed({ hasDiplomas: false })).toEqual({ diplomas: CLOSED.diplomas });
    expect(closed({ isJudged: false })).toEqual({ protocols: CLOSED.withoutMarks });
    expect(closed({ hasPage: (path) => path !== 'finances' })).toEqual({ finances: CLOSED.notYet });
  });

  it('what this release does not have is not named', () => {
    const hasPage = (path: string) => path !== 'applications' && path !== 'reports';
    expect(tabs({ hasPage }).map(({ to }) => to)).toEqual(['', 'program', 'protocols', 'diplomas', 'finances']);
    const [, reports] = tabs({ hasPage: (path) => path !== 'applications' });
    expect(reports).toEqual({ to: 'reports', label: 'Отчеты', isActive: false });
    const [, applications] = tabs({
      hasPage: (path) => path !== 'reports',
      path: 'applications/x',
      applicationCount: 7,
    });
    expect(applications).toEqual({ to: 'applications', label: 'Заявки', count: 7, isActive: true });
  });
});

describe('the screens of the hall', () => {
  const without = { ...all, settings: 0 };

  it.each(['settings', 'program', 'protocol'] as const)('are open to whoever has %s', (section) => {
    expect(isOpen('display-voiting', { [section]: 1 })).toBe(true);
    expect(isOpen('display-voiting', { [section]: 0, diplomas: 2 })).toBe(false);
  });

  it('have a tab of their own for whom the settings are closed, and only for them', () => {
    expect(tabs().map(({ to }) => to)).not.toContain('display-voiting');
    expect(tabs({ config: { diplomas: 2 } }).map(({ to }) => to)).not.toContain('display-voiting');
    const shown = tabs({ config: without, path: 'display-voiting' });
    expect(shown.find(({ to }) => to === 'display-voiting')).toEqual({
      to: 'display-voiting',
      label: 'Экраны зала',
      isActive: true,
    });
    expect(shown.filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});

it('each page knows its section', () => {
  expect(
    ['', 'members', 'constructor', 'finances/price', 'protocols', 'applications/x', 'reports'].map(sectionOf),
  ).toEqual(['settings', 'settings', 'settings', 'finances', 'protocol', 'requests', 'reports']);
});

it('the form of applications is open with the settings alone', () => {
  expect([isOpen('constructor', { settings: 1 }), isOpen('constructor', { program: 2 })]).toEqual([true, false]);
});

describe('the titles', () => {
  const without = { ...all, settings: 0 };

  it.each(['settings', 'protocol'] as const)('are open to whoever has %s', (section) => {
    expect(isOpen('ranks', { [section]: 1 })).toBe(true);
    expect(isOpen('ranks', { [section]: 0, program: 2 })).toBe(false);
  });

  it('have a tab of their own for whom the settings are closed, where something is judged', () => {
    expect(tabs().map(({ to }) => to)).not.toContain('ranks');
    const active = tabs({ path: 'ranks', config: without }).filter(({ isActive }) => isActive);
    expect(active).toMatchObject([{ to: 'ranks', label: 'Звания и места' }]);
    expect(tabs({ config: without, isJudged: false }).map(({ to }) => to)).not.toContain('ranks');
  });
});

describe('the door of a page', () => {
  const door = (path: string, config: EventTabsGiven['config'], off: ClosedSection[] = []) =>
    doorOf(path, config, off, (seen) => SECTIONS.find((section) => (seen[section] ?? 0) > 0) ?? null);

  it('leads from the card to the first section that is open', () => {
    expect(door('', { protocol: 1 })).toBe('protocol');
    expect(door('', all)).toBe('stay');
    expect(door('program', { protocol: 1 })).toBe('away');
    expect(door('', {})).toBe('away');
    expect(door('', { finances: 1 })).toBe('finances');
  });

  it('leads past finances that the event does not keep, and tells whoever has nothing else', () => {
    expect(door('', { finances: 1, reports: 1 }, ['finances'])).toBe('reports');
    expect(door('finances/applications', { finances: 2, reports: 1 }, ['finances'])).toBe('reports');
    expect(door('', { finances: 2 }, ['finances'])).toBe('finances');
    expect(door('finances/applications', { finances: 2 }, ['finances'])).toBe('off');
    expect(door('finances/price', all, ['finances'])).toBe('off');
    expect(door('finances/price', { reports: 1 }, ['finances'])).toBe('away');
    expect(door('finances/price', all)).toBe('stay');
  });

  it('of diplomas is shut where the installation has none, whatever the page', () => {
    const off = closedSections({ useFinances: true, hasDiplomas: false });
    expect(off).toEqual(['diplomas']);
    for (const path of ['diplomas', 'diplomas/templates', 'diplomas/documents']) {
      expect(door(path, all, off)).toBe('off');
      expect(door(path, { diplomas: 2, program: 1 }, off)).toBe('program');
      expect(door(path, { diplomas: 2 }, off)).toBe('off');
      expect(door(path, all)).toBe('stay');
    }
    expect(door('', { diplomas: 2, finances: 1 }, ['finances', 'diplomas'])).toBe('finances');
  });
});
