import { describe, expect, it } from 'vitest';
import { stateFrame, changedFrame } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { encodeView } from './encode.ts';
import { packetOf, pictureJson, type Change } from './packet.ts';

describe('a packet', () => {
  it.each([10, 90, 200, 40_000, 70_000])(
    'of %i characters is one WebSocket text frame around Socket.IO’s event',
    (length) => {
      const json = JSON.stringify({ text: 'щ'.repeat(length) });
      const { data, bytes } = packetOf(json);
      const whole = Buffer.concat(bytes);
      expect(whole[0]).toBe(0x81);
      const [size, at] =
        whole[1]! < 126
          ? [whole[1]!, 2]
          : whole[1] === 126
            ? [whole.readUInt16BE(2), 4]
            : [Number(whole.readBigUInt64BE(2)), 10];
      expect(whole.length).toBe(at + size);
      expect(whole.toString('utf8', at)).toBe(`4${data}`);
      expect(JSON.parse(data.slice(1))).toEqual(['frame', JSON.parse(json)]);
    },
  );
});

describe('a picture', () => {
  const change: Change = { view: 'display', key: 'a"b', prev: 3, at: 1, keys: [] };
  const stamp = { epoch: newGuid(), revision: 4 };

  it('is whole up to 16 KB and announced above', () => {
    const small = encodeView('b', 'public', stamp, { text: 'да' });
    expect(stateFrame.parse(JSON.parse(pictureJson(change, small)))).toMatchObject({
      revision: 4,
      state: { text: 'да' },
    });
    const large = encodeView('b', 'public', stamp, { text: 'щ'.repeat(9_000) });
    expect(changedFrame.parse(JSON.parse(pictureJson(change, large)))).toMatchObject({ revision: 4, prev: 3 });
  });

  it('of a larger view is always announced', () => {
    const view = encodeView('b', 'judge', stamp, null);
    expect(view.body.toString()).toBe('{"success":true,"data":null,"errors":[]}');
    expect(JSON.parse(pictureJson({ ...change, view: 'protocol' }, view))).toMatchObject({ t: 'changed' });
  });
});
