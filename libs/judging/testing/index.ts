// Contests for the tests of other rooms.
export { LiveContest, MEAN, TITLES, type Judge, type Setup } from '../server/testing/judging.factory.ts';
