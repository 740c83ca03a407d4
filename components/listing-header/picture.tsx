'use client';
import { useState } from 'react';

/** The listing's photo, or a drawn house where there is none to show. */
export function Picture({ src }: { src: string | null }) {
  const [failed, setFailed] = useState(false);
  if (src && !failed) {
    return (
      // biome-ignore lint/performance/noImgElement: photos come from the channels' own hosts, already small
      <img
        src={src}
        alt=""
        width={56}
        height={56}
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
        className="size-14 shrink-0 rounded-control bg-hover object-cover"
      />
    );
  }
  return (
    <svg className="size-14 shrink-0 rounded-control bg-hover" viewBox="0 0 56 56" aria-hidden="true">
      <path
        className="fill-none stroke-ink-2"
        strokeWidth={1.4}
        d="M13 46V25L28 12l15 13v21zM24 46V34h8v12M19 28h5M32 28h5"
      />
    </svg>
  );
}
