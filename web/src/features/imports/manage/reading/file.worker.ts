import { serveTasks } from "#lib/files/worker-tasks.ts";
import { preparedRows } from "../mapping/prepared-rows.ts";
import { toChunks } from "../running/chunks.ts";
import { saveChunk } from "../running/import-store.ts";
import type { FileTasks } from "./file-tasks.ts";
import { findCorrections, lookAt, openFile } from "./read-file.ts";

const UNKNOWN = "This file can't be read. Open it in a spreadsheet, save it as CSV, and choose that file.";

const tasks: FileTasks = {
  async look({ file, corrections, kept = [] }, onProgress) {
    const found = await lookAt(file, corrections, onProgress);
    return { ...found, keptCorrections: await findCorrections(file, kept) };
  },
  async prepare({ file, look: { format, columns }, mapping, importId }, onProgress) {
    const { rows } = await openFile(file, format);
    const prepared = preparedRows(rows(format), { format, columns, mapping });
    let chunks = 0;
    for (const chunk of toChunks(importId, prepared.rows)) {
      await saveChunk(chunk);
      onProgress(++chunks);
    }
    return { leftOut: prepared.leftOut() };
  },
};

serveTasks({ ...tasks }, UNKNOWN);
