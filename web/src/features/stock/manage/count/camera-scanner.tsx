import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { canReadCodes, isCameraAllowed, watchCodes } from "./camera.ts";

/** The state is in the address, because it may take another page load. */
const ON = "camera";

/** For browsers that read bar codes themselves. */
export function CameraButton() {
  const { search } = useLocation();
  const navigate = useNavigate();
  if (!canReadCodes()) return null;
  const isOn = new URLSearchParams(search).has(ON);
  const next = changedSearch(search, { [ON]: isOn ? undefined : "" });
  return (
    <button
      type="button"
      className="btn btn-lg border-base-300 bg-base-100"
      aria-pressed={isOn}
      onClick={() =>
        isCameraAllowed() ? navigate({ search: next }, { replace: true }) : location.assign(next)
      }
    >
      Camera
    </button>
  );
}

export function CameraScanner({ onScan }: { onScan: (code: string) => void }) {
  const isOn = new URLSearchParams(useLocation().search).has(ON) && canReadCodes() && isCameraAllowed();
  return isOn ? <Viewfinder onScan={onScan} /> : null;
}

function Viewfinder({ onScan }: { onScan: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const scan = useRef(onScan);
  useLayoutEffect(() => {
    scan.current = onScan;
  });
  const [fault, setFault] = useState<Error>();
  useEffect(() => {
    if (video.current) return watchCodes(video.current, (code) => scan.current(code), setFault);
  }, []);
  if (fault) {
    return (
      <p role="alert" className="alert alert-error alert-soft text-base">
        The camera can't be used. Allow it in your browser's settings of this site, or type the number.
      </p>
    );
  }
  return (
    <video
      ref={video}
      className="max-h-72 w-full rounded-box bg-black object-cover sm:max-w-md"
      aria-label="What the camera sees"
      autoPlay
      muted
      playsInline
    />
  );
}
