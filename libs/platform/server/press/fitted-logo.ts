interface Area {
  width: number;
  height: number;
}

/** As large as the area lets it be, never larger than it is. */
export function fittedLogo({ width, height }: Area, area: Area): Area {
  const scale = Math.min(1, area.width / width, area.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
