/** An SVG of the press as the address of a picture: a picture runs no script. */
export const asPicture = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
