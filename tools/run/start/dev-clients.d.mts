/** A page of Vite's as the content policy allows it; what stood inside as scripts is put into `scripts` by address. */
export function outward(page: string, client: string, scripts: Map<string, string>): string;
