const NAMES_ROLE = /(руковод|педагог|преподав|концертм|хореогр|балетм|хормейст|постанов|тренер)/iu;

/** Names with «Педагог:» before them, unless they say themselves who is what. */
export function teachersLine(teachers: string): string {
  if (teachers === '' || NAMES_ROLE.test(teachers)) return teachers;
  return /[,;]/.test(teachers) ? `Педагоги: ${teachers}` : `Педагог: ${teachers}`;
}
