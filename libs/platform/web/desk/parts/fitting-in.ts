/** How many of the first boxes stand in so wide a line; where not all of them do, what leads to the others stands there too. */
export function fittingIn(width: number, boxes: readonly number[], more: number): number {
  const sum = (upTo: number) => boxes.slice(0, upTo).reduce((all, one) => all + one, 0);
  if (sum(boxes.length) <= width) return boxes.length;
  for (let many = boxes.length - 1; many > 0; many--) if (sum(many) + more <= width) return many;
  return 0;
}
