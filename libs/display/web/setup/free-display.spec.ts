import { expect, it } from 'vitest';
import { freeDisplay } from './free-display.ts';

const displays = ['hall', 'foyer', 'backstage'].map((guid) => ({ guid }));
const open = (displayGuid: string, isConnected = true) => ({ displayGuid, isConnected });

it('a television is offered the display that nobody shows: the chosen one, or else the first', () => {
  expect(freeDisplay(displays, [], 'foyer')).toBe('foyer');
  expect(freeDisplay(displays, [open('foyer')], 'foyer')).toBe('hall');
  expect(freeDisplay(displays, [open('hall'), open('foyer', false)], 'hall')).toBe('foyer');
  expect(freeDisplay(displays, [open('hall'), open('foyer'), open('backstage')], 'foyer')).toBe('foyer');
  expect(freeDisplay([], [], null)).toBe('');
});
