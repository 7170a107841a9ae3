export function PresenterPage(_: {linkGuid: string|null}) { return null; }
