// The page's own camera, where the browser reads codes by itself (https, and not every browser).

import { useEffect, useRef } from 'react';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
const LOOK_EVERY_MS = 250;

export function canScan(): boolean {
  // Older browsers have no such list at all, whatever the types say.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  return window.isSecureContext && detectorClass() !== undefined && mediaDevices !== undefined;
}

export function Scanner({ onText, onFailure }: { onText: (text: string) => void; onFailure: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef({ onText, onFailure });
  told.current = { onText, onFailure };
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async (detector: Detector, element: HTMLVideoElement) => {
      const found = await detector.detect(element).catch(() => []);
      if (isOver) return;
      for (const { rawValue } of found) told.current.onText(rawValue);
      timer = setTimeout(() => void look(detector, element), LOOK_EVERY_MS);
    };
    void (async () => {
      try {
        const Found = detectorClass()!;
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isOver || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        await look(new Found({ formats: ['qr_code'] }), video.current);
      } catch {
        if (!isOver) told.current.onFailure();
      }
    })();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return <video ref={video} className="judge-scanner" muted playsInline aria-label="Камера: наведите её на код" />;
}
