import { test } from '@playwright/test';
import { waits } from '../../../tools/build/test/turns.mjs';
import type { SitePage } from '../site-map.ts';
import { walk } from '../walk.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);

// Every page at every width and size of type, with axe and pictures of all, is walked by the long matrix. Of the pages
// here a whole npm test walks those whose turn it is.
const isNext = ({ route }: SitePage) => !waits(route);

test('every page on a narrow phone with the largest type, by the keyboard too, whatever the names are, and widened', ({
  browser,
}) => walk(browser, { width: 360, font: 'xxl', hasTabs: true, names: 'hostile', isWidened: true, places: isNext }));

/** What a laptop lays out otherwise than a phone: tables, the live desk, the screens, what everybody sees. */
const ON_A_LAPTOP = [
  /^\/$/,
  /^\/(organizer\/events|organizer\/clients|requisite|program\/:guid\?|profile\/registration\/organizer)$/,
  /:guid\/(program|desk|protocols|judges|display-voiting|diplomas|results)$/,
  /^(Лист оценок|Кабинет ведущего|Экран зала)/,
];

test('pages that a laptop lays out in its own way, with the usual type and official names', ({ browser }) =>
  walk(browser, {
    width: 1280,
    font: 'default',
    names: 'official',
    places: (place) => isNext(place) && ON_A_LAPTOP.some((one) => one.test(place.route)),
  }));
