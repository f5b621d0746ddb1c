CREATE TABLE "support_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"happened" text NOT NULL,
	"holds" text NOT NULL,
	"build" text NOT NULL,
	"browser" text NOT NULL,
	"log" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "host_user" ADD COLUMN "is_support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "support_report_list" ON "support_report" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_report_user" ON "support_report" USING btree ("user_id");