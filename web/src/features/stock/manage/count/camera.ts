/** Only the parts used here; some browsers lack it, and TypeScript has no types for it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new () => Detector;
  }
  interface Document {
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
}

export function canReadCodes(): boolean {
  return window.BarcodeDetector !== undefined && "mediaDevices" in navigator;
}

/** Only the page that counts stock may use the camera, and only where it was the first to be loaded. */
export function isCameraAllowed(): boolean {
  return document.featurePolicy?.allowsFeature("camera") ?? true;
}

const PAUSE_MILLISECONDS = 150;

/** A code must be out of sight for this long to count as another piece. */
const SAME_MILLISECONDS = 1500;

/** Shows what the camera sees, and tells each code once. Returns a function that ends it. */
export function watchCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  onFault: (fault: Error) => void,
): () => void {
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const seenAt = new Map<string, number>();

  async function look(detector: Detector): Promise<void> {
    const codes = await detector.detect(video).catch(() => []);
    if (isOver) return;
    for (const { rawValue } of codes) {
      const last = seenAt.get(rawValue) ?? Number.NEGATIVE_INFINITY;
      seenAt.set(rawValue, performance.now());
      if (performance.now() - last > SAME_MILLISECONDS) onCode(rawValue);
    }
    timer = setTimeout(() => look(detector), PAUSE_MILLISECONDS);
  }

  async function begin(): Promise<void> {
    if (!window.BarcodeDetector) return;
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (isOver) return stop();
    video.srcObject = stream;
    await look(new window.BarcodeDetector());
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  begin().catch((fault) => isOver || onFault(fault));
  return stop;
}
