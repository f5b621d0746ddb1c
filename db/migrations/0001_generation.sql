ALTER TABLE "generation_job" RENAME COLUMN "input" TO "task";--> statement-breakpoint
UPDATE "generation_job" SET "task" = ("task" - 'requestId') || '{"kind":"draft"}'::jsonb;--> statement-breakpoint
ALTER TABLE "generation_job" ADD COLUMN "charged_limit" text DEFAULT 'article' NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_job" ALTER COLUMN "charged_limit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "generation_job" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_window_end" ON "rate_window" USING btree ("ends_at");
