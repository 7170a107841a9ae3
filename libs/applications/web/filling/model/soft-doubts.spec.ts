import { expect, it } from 'vitest';
import { isKindAlone, isUnknownCity } from './soft-doubts.ts';

const CITIES = ['Тверь', 'Орёл', 'Ростов-на-Дону', 'Минск'];

it.each([
  ['Тве', true],
  ['Тверь', false],
  ['  тверь ', false],
  ['Орел', false],
  ['Ростов на Дону', false],
  ['г. Тверь', false],
  ['город Орёл, Орловская область', false],
  ['Минск (Беларусь)', false],
  ['', false],
  ['с. Ивановка', false],
  ['Деревня Гадюкино', false],
  ['Горотверь', true],
])('is the city «%s» unknown: %s', (typed, expected) => expect(isUnknownCity(typed, CITIES)).toBe(expected));

it.each([
  ['Ансамбль', true],
  ['хор', true],
  ['Детский хор', true],
  ['Народный ансамбль песни и танца', true],
  ['Ансамбль «Берёзка»', false],
  ['Хор мальчиков', false],
  ['Берёзка', false],
  ['Театр на Таганке', false],
  ['', false],
])('is «%s» only a kind: %s', (name, expected) => expect(isKindAlone(name)).toBe(expected));
