// An address that opens a map in the device's own app, made of words alone: nothing is asked of anybody before the press.
// Pure.

/** Android knows `geo:`, Apple's devices open their own map by its address, elsewhere a page does. */
export function mapAddress(place: string, device: string): string {
  const asked = encodeURIComponent(place);
  if (/Android/i.test(device)) return `geo:0,0?q=${asked}`;
  if (/iPhone|iPad|iPod/i.test(device)) return `https://maps.apple.com/?q=${asked}`;
  return `https://yandex.ru/maps/?text=${asked}`;
}

/** Town and house as a map finds them; a town that the house names already is not said twice. */
export function soughtPlace(city: string, place: string): string {
  if (place === '') return city;
  return city === '' || place.toLowerCase().includes(city.toLowerCase()) ? place : `${city}, ${place}`;
}
