import { preparedRows } from "../mapping/prepared-rows.ts";
import { toChunks } from "../running/chunks.ts";
import { saveChunk } from "../running/import-store.ts";
import { UnreadableFile } from "./file-format.ts";
import type { FileAnswer, FileLook, FileTask, LookTask, PreparedFile, PrepareTask } from "./file-tasks.ts";
import { findCorrections, lookAt, openFile } from "./read-file.ts";

// Runs beside the page, which stays quick however large a file is.

const UNKNOWN = "This file can't be read. Open it in a spreadsheet, save it as CSV, and choose that file.";

function answer(message: FileAnswer): void {
  postMessage(message);
}

async function look({ file, corrections, kept = [] }: LookTask): Promise<FileLook> {
  const found = await lookAt(file, corrections, (progress) => answer({ progress }));
  return { ...found, keptCorrections: await findCorrections(file, kept) };
}

async function prepare({ file, look, mapping, importId }: PrepareTask): Promise<PreparedFile> {
  const { format, columns } = look;
  const { rows } = await openFile(file, format);
  const prepared = preparedRows(rows(format), { format, columns, mapping });
  let chunks = 0;
  for (const chunk of toChunks(importId, prepared.rows)) {
    await saveChunk(chunk);
    answer({ progress: ++chunks });
  }
  return { chunks, leftOut: prepared.leftOut() };
}

async function run(task: FileTask): Promise<void> {
  try {
    const done = task.kind === "look" ? await look(task) : await prepare(task);
    answer({ done });
  } catch (error) {
    if (error instanceof UnreadableFile) answer({ failure: error.message, remedy: error.remedy });
    // Nobody but its makers understands a program's words.
    else answer({ failure: UNKNOWN });
  }
}

addEventListener("message", ({ data }: MessageEvent<FileTask>) => void run(data));
