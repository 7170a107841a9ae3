import { describe, expect, it } from 'vitest';
import { citiesOf } from './cities.ts';

describe('the cities', () => {
  it.each([
    ['Россия', 'RU', 'Москва', 1000],
    ['Беларусь', 'BY', 'Минск', 100],
    ['Казахстан', 'KZ', 'Алматы', 80],
    ['Армения', 'AM', 'Ереван', 45],
  ])('of %s are found by name and code, the largest first', (name, code, first, atLeast) => {
    expect(citiesOf(name)).toBe(citiesOf(code));
    expect(citiesOf(code)[0]!.name).toBe(first);
    expect(citiesOf(code).length).toBeGreaterThan(atLeast);
  });

  it.each(['RU', 'BY', 'KZ', 'AM'])('of %s differ by name and region and stand in zones that clocks know', (code) => {
    const cities = citiesOf(code);
    expect(new Set(cities.map(({ name, region }) => `${name}, ${region}`)).size).toBe(cities.length);
    for (const zone of new Set(cities.map(({ timeZone }) => timeZone))) {
      expect(() => new Intl.DateTimeFormat('ru', { timeZone: zone })).not.toThrow();
    }
    expect(cities.filter(({ name }) => !/^[А-ЯЁ][а-яё]+([ -][А-Яа-яё]+)*$/.test(name))).toEqual([]);
  });

  it('of one name stand each at its own size', () => {
    const at = (region: string) => citiesOf('RU').findIndex((city) => city.name === 'Киров' && city.region === region);
    expect(at('Кировская область')).toBeLessThan(60);
    expect(at('Калужская область')).toBeGreaterThan(400);
  });

  it('stand in their own time, not in the capital’s', () => {
    const zoneOf = (name: string) => citiesOf('RU').find((city) => city.name === name)!.timeZone;
    expect([zoneOf('Владивосток'), zoneOf('Калининград')]).toEqual(['Asia/Vladivostok', 'Europe/Kaliningrad']);
  });

  it('of another country are not here', () => {
    expect(() => citiesOf('Франция')).toThrow(expect.objectContaining({ code: 'notFound' }));
  });
});
