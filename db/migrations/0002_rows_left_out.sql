ALTER TABLE "snapshot" ADD COLUMN "left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "topic_search" ADD COLUMN "rows_left_out" integer DEFAULT 0 NOT NULL;