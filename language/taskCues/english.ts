import type { TaskWords } from './taskWords.ts';

export const english: TaskWords = {
  tasks: `
    manual: user manual, user guide, instruction manual, instruction booklet, owner's manual
    noise: noise, noisy, loud, noise level, decibels, quiet, silent, quietest
    energy: power consumption, energy consumption, electricity usage, energy use, running cost, running costs, cost to run, electricity cost, watts
    warranty: warranty, guarantee, warranties
    =delivery: delivery, shipping, delivered, next day delivery, free delivery
    =return: return, returns, refund, refunds
    =waterproof: waterproof, water resistant, weatherproof
    =folding: folding, foldable, portable, collapsible, fold up, travel size
    =wireless: wireless, cordless, bluetooth
    =adjustable: adjustable, height adjustable, sit stand
    =outdoor: outdoor, outdoors, outside, exterior
    =indoor: indoor, indoors, inside, interior
    =office: office, offices, work from home, home office
    =load: weight limit, weight capacity, max weight, maximum weight
    =battery: battery, batteries, battery life, range
    =speed: speed, top speed, how fast, max speed, mph
    =charging: charging, charger, chargers, how to charge, charge time
    =smell: smell, smells, smelly, odor, odour, stinks
    =stain: stain, stains, marks
    error: error, error code, error codes, fault codes, fault
    age: what age, how old, age, minimum age, at what age, age limit
    pregnant: pregnancy, pregnant, while pregnant, during pregnancy
    =pain: pain, pains, ache, aches, sore, hurt, hurts, painful
    =exercise: exercise, exercises, workout, workouts, stretches, stretching, stretch
    surgery: surgery, operation, surgical
    recovery: recovery, recovery time, heal time, healing
    =diet: diet, diets, what to eat, meal plan, foods to eat, food, foods
    cover: what does cover, coverage, covered, cover, covers
    claim: claim, claims, make a claim, how to claim, file a claim
    =rate: interest rate, interest rates, apr, mortgage rates
    =excess: excess, deductible
    =puppy: puppy, puppies
    =kitten: kitten, kittens
    =grow: grow, growing, plant, planting, how to plant, when to plant
    =prune: prune, pruning, trim, trimming, cut back
    =water: water, watering
    =feed: fertilizer, fertiliser, feed, feeding, plant food
    =pot: pot, pots, container, containers
    =tyre: tyre, tyres, tire, tires
    =connect: connect, connecting, pair, pairing, link
    =reset: reset, factory reset, restart, reboot
    =delete: delete, deleting, deactivate, uninstall
    =update: update, updates, updating, upgrade
    =password: password, forgot password, reset password
    =measure: measure, measuring, how to measure
    =test: test, testing, checker, tester
    =color: color, colour, colors, colours
    =black: black
    =white: white
    =heavy: heavy duty, strong, durable, sturdy
    appointment: appointment, book, booking, bookings, reservation, schedule, make an appointment, scheduling, appointments, slots, reserve
    =visit: at home, home visit, mobile
    document: document, documents, paperwork, forms, papers, documents needed, documents required, required documents, documents needed for
    =who: who is, who can
    =start: start, starting, get started, how to start, begin
    =kill: kill, killing, kill off, get rid, eliminate
    =lose: lose, losing, loss, reduce, reducing
    =gain: increase, increasing, boost, improve, improving, raise
    =stop: stop, stopping, prevent, preventing, prevention, avoid, avoiding
    =natural: natural, naturally, organic, eco, eco friendly, sustainable
    =luxury: luxury, premium, high end, expensive
    student: student, students, college, university
    =family: family, families
    =couple: couple, couples
    pay: salary, salaries, wage, wages, earn, earnings, income, how much do make, paid, make a year, how much do earn, hourly pay, average salary, how much does earn
    symptom: symptom, symptoms, sign, signs, warning signs, how do i know if, how to tell if, how to know if, how do you know if, symptoms of, signs of, feel like, what does feel like
    treat: treatment, treatments, treat, treating, remedy, remedies, cure, cures, relief, home remedies, heal, relieve, soothe, ease, get rid of pain, medication, medicine, medications, medicines, drugs, therapy, therapies, what helps, home remedy, natural remedies, cure for
    risk: side effects, side effect, danger, dangers, dangerous, risk, risks, safe, safety, toxic, toxicity, bad for you, harmful, is safe, safely, unsafe, harm, hazards, hazard, poisonous, secure, security, is bad for you, warnings, warning, adverse effects, dangers of
    =much: too much, overdose, too many
    dose: dosage, dose, doses, per day, a day, daily, intake, how much should i take, how much to take, mg per day
    =recipe: recipe, recipes, homemade, from scratch, easy recipe
    =easy: easy, simple, quick, easiest
    =fast: fast, quickly, rapid, rapidly, instant
    =healthy: healthy, health, good for you, low calorie
    nutrition: calories, calorie, nutrition, nutritional, kcal, nutrition facts, carbs, macros
    =sugarfree: sugar free, no sugar, without sugar, unsweetened
    =vegan: vegan, plant based, dairy free
    =bake: bake, baking, baked, cook, cooking, cooked
    =app: app, apps, mobile app, application, applications
    download: download, downloads, apk
    open: open source, opensource
    urgent: emergency, 24 hour, 24 hours, 24 7, out of hours, urgent, same day, 24hr, 24h
    =blocked: blocked, clogged, unblock, unclog, unblocking, unclogging, blockage, clog
    =leak: leak, leaks, leaking, leaky, dripping, drip, drips
    =consult: consultant, consultants, consulting, consultancy, advisor, advisors, adviser, advisers, advice
    =lawyer: lawyer, lawyers, attorney, attorneys, solicitor, solicitors
    =doctor: doctor, doctors, physician, gp
    =teacher: teacher, teachers, tutor, tutors, instructor, instructors
    qualify: qualification, qualifications, requirement, requirements, eligibility, eligible, criteria, qualify, what do i need, what do you need, what is required, required, prerequisites, conditions, who can get, who qualifies, entry requirements, conditions for
    =apprentice: apprentice, apprenticeship, apprenticeships
    deadline: deadline, deadlines, due date, last date
    apply: apply, applying, application form, how to apply, register, registration, sign up, enroll, apply for, application process, how to register, enrol, enrolment, enrollment, sign up for, how to get, apply online
    =steps: step, steps, stages, process, procedure, plan
    =checklist: checklist, check list, list
    see: things to do, what to do in, what to see, places to visit, attractions, sightseeing, things to see, must see, what to visit, places to see
    =hotel: hotel, hotels, accommodation, where to stay, places to stay, lodging, best area to stay
    =eat: restaurant, restaurants, where to eat, places to eat, dining
    =flight: flight, flights, plane tickets, airfare, fly
    itinerary: itinerary, itineraries, days in
    season: best time to visit, when to visit, when to go, best month
    weather: weather, temperature, climate, forecast, average temperature, rainfall
    route: how to get to, getting to, directions, transfer
    hours: opening hours, opening times, hours, open times, open, closed, timetable, business hours, open today, closing time, when is open, opening
    =car: car, cars, auto, automobile, vehicle, vehicles
    =phone: phone, phones, smartphone, smartphones, mobile phone, cell phone, cellphone
    =laptop: laptop, laptops, notebook computer, notebooks
    =sofa: sofa, sofas, couch, couches, settee
    =fridge: fridge, fridges, refrigerator, refrigerators
    =vacuum: vacuum, vacuums, vacuum cleaner, vacuum cleaners, hoover, hoovers
    =trainers: trainers, sneakers, running shoes
    =bike: bike, bikes, bicycle, bicycles, cycle
    =flat: flat, flats, apartment, apartments
    =house: house, houses, home, homes
    =trip: holiday, holidays, vacation, vacations, trip, trips, travel
    =rubbish: rubbish, trash, garbage, waste, junk
    =garden: garden, gardens, yard, backyard
    =gift: gift, gifts, present, presents
    =photo: photo, photos, picture, pictures, image, images
    =film: film, films, movie, movies
    =loan: loan, loans, lending, borrow, borrowing
    =wood: wood, wooden, timber
    =light: light, lights, lamp, lamps, lighting
    make: prepare
    lost: lost, lose my, missing, stolen, misplaced, theft
    history: history, who invented, origin of, story, invented
    statistic: statistics, stats, facts, how common, percentage, market share, number of people
    status: status, track, tracking, check status, where is my, progress
    refuse: denied, refused, rejected, rejection, refusal, declined, turned down
    appeal: appeal, object, objection, dispute, contest, challenge
    ~thing: software, tool, tools, system, systems, platform, platforms, solution, solutions, program, programs, programme, supplement, supplements, tablets, pills, capsules, services, product, products
    ~verb: help, helps, take, taking, get, getting, give, need, needs, work, works, become, becoming, have, keep, keeps, find, come, do, go, put, try, know, want, look
    best: best, top, top rated, top 10, good, great, better, review, reviews, rating, ratings, ranking, ranked, recommended, recommendation, recommendations, comparison, compare, compared, tested, most popular, popular, top 5, top 20, top 3, number one, leading, favorite, favourite, comparisons, compare to, recommend, highest rated, which is best, opinions, is good, any good
    versus: vs, versus, or, compared to, difference between, difference, instead of, rather than, what is the difference, versus the, better than, which is better, differences, differences between, compared with, and difference, comparison of
    other: alternative, alternatives, alternative to, similar to, like, competitor, competitors, substitute, substitutes, replacement for, instead, similar, equivalent, apps like, sites like, options besides
    cost: cost, costs, price, prices, pricing, priced, how much is, how much are, how much does, how much do, how much to, how much for, how much should, how much do charge, how expensive, fees, fee, rates, hourly rate, charges, call out charge, quote, quotes, estimate, pay for, average cost, average price, total cost, typical cost, cost per hour, cost breakdown, price list, price range, how much would, how much will, how much can, how much it costs, spend on, worth how much, charge, subscription cost, monthly cost, price per
    cheap: cheap, cheapest, affordable, budget, low cost, inexpensive, low price, cheaper, on a budget, lowest price, under 100, under 50
    deal: deal, deals, offer, offers, discount, discounts, sale, on sale, clearance, special offer, promo, promotion
    coupon: coupon, coupons, voucher, promo code, discount code, voucher code
    buy: buy, buying, purchase, order, shop, store, stores, for sale, where to buy, where can i buy, where to get, seller, sellers, supplier, suppliers, stockist, stockists, retailer, retailers, dealer, dealers, ordering, get one, where do i buy, where do you buy, shops, online shop, buy online
    hire: rent, rental, rentals, hire, to rent, lease, leasing
    near: near me, near me open now, nearby, close to me, close by, local, in my area, around me, nearest, closest, locations, location, where can i find, where to find, where is, where are, close by me
    business: for business, for businesses, for companies, commercial, industrial
    firm: company, companies, contractor, contractors, firm, firms, installer, installers, fitter, fitters, specialist, specialists, professional, professionals, expert, experts
    service: service
    install: install, installing, installation, installed, fit, fitting, fitted, mount, mounting, set up, setup, put up, assemble, assembly, fixing up, assembling, attach, attaching, hang, hanging, wiring, connect up, build up
    repair: repair, repairs, repairing, fix, fixing, mend, mending, patch, restore, restoring, restoration, refurbish
    replace: replace, replacing, replacement, substitute part, swap, changing out, renew
    parts: part, parts, spare, spares, spare parts, replacement parts, accessory, accessories
    clean: clean, cleaning, cleaner, wash, washing, scrub, sanitize, sanitise, disinfect, disinfecting, descale, descaling, descaler, cleaners, washer
    maintain: maintenance, maintain, care, care for, look after, upkeep, servicing, caring for, looking after, care guide, caring, care tips, maintaining
    remove: remove, removing, removal, get rid of, get out, take off, take out, delete stain, getting rid of, lift
    dispose: dispose, disposal, recycle, recycling, throw away, get rid of old, dump, disposing, thrown away
    =make: make, making, diy, build, building, create, creating, write, writing
    =builder: builder, maker, creator, generator
    store: storage, storing, how to store, where to store, keep fresh, preserve, preserving, stored, freeze, freezing, refrigerate, keeping
    problem: problem, problems, issue, issues, not working, doesn't work, won't, broken, troubleshooting, stopped working, faulty, doesn't turn on, won't start, won't turn on, stuck, crash, crashing, error message, trouble, stopped, fails, failing, failure
    used: used, second hand, secondhand, preowned, refurbished, reconditioned
    choose: choose, choosing, how to choose, how to pick, buying guide, buyers guide, buyer's guide, which to buy, what to look for, which should i buy
    define: what is, what are, what's, meaning, definition, define, explained, what does mean, stand for, stands for
    working: how does it work, how do they work, how it works, how they work, how does work, how do work, how it is made, mechanism, how does
    worth: worth it, worth, worthwhile, should i get, should i buy, do i need, is it worth it, pay off, a good idea, necessary, should you, is it necessary, do you need, do i really need, is worth it, good investment, why do i need
    pros: pros and cons, advantages, advantage, disadvantages, benefits, benefit, drawbacks, pros, cons, good for, what is good for, uses, good or bad, importance, important, purpose, why use, benefits of, is good for you, properties, advantages of
    size: size, sizes, dimension, dimensions, measurement, measurements, sizing, size guide, size chart, how big, how tall, how wide, what size, how large, how long is, how small, height, width, length and width, measurements of
    weight: weight, how heavy, weigh
    life: lifespan, life span, life expectancy, how long does last, how long do last, how long last, last, lasts, how long does it last, shelf life, how often to replace, when to replace, expire, expires, expiry, validity, valid, expiration, expiration date, how long good for, go bad, durability, how many years, good until
    duration: how long, how long does it take, time, duration, how many days, how many weeks, how many months, how many hours, how quickly, how fast does it take, wait time, waiting time, waiting times, wait times, processing time, processing times, turnaround, turnaround time, how soon, timeline, length, how long will, how long should, how long until, hours does it take
    amount: how much, how many, quantity, amount, number of, how many do i need
    often: how often, frequency, how many times, how regularly, how frequently, schedule for
    calculator: calculator, calculate, calculation, estimator, work out, calculations, estimate calculator, chart calculator, calculating, how to calculate, how to work out, formula
    types: types, type, form, kinds, kinds of, types of, different types, variety, varieties, categories, category, list of, styles, style, models, different kinds, options
    brand: brand, brands, manufacturer, manufacturers, makers
    grant: grant, grants, subsidy, subsidies, rebate, rebates, incentive, incentives, funding, grants for, government help, financial help, financial aid, assistance, government scheme, scheme, benefit scheme
    finance: finance, financing, instalments, installments, pay monthly, monthly payments, payment plan, credit
    =insure: insurance, insure, insured, cover for
    tax: tax, taxes, vat, tax deductible, tax deduction, taxable, deduct, deduction, deductions, write off, tax relief
    rules: regulation, regulations, rules, law, laws, legal, permit, permits, permission, planning permission, regs, building regs, rule, legality, allowed, is legal, illegal, banned, allow, can i legally, mandatory, compulsory, obligatory, required by law, legislation, legally required
    cancel: cancel, cancellation, cancelling, terminate, quit, opt out, end, ending, unsubscribe, termination, get out of, close account
    switch: switch, switching, change provider, changing, change, transferring, move to, migrate
    login: login, log in, sign in, portal, my account, log on, account, access, password reset, signin
    contact: contact, phone number, customer service, helpline, contact number, address, email, telephone, call, telephone number, customer support, support number, mailing address
    job: job, jobs, career, careers, vacancies, vacancy, hiring, work as, become a, employment, recruitment, part time jobs, how to become, apprentice jobs
    course: course, courses, training, certification, class, classes, lessons, lesson, workshop, workshops, degree, certificate, certificates, learn, learning, academy, online course, diploma
    template: template, templates, printable, worksheet, letter template, sample letter, download pdf
    example: example, examples, sample, samples, format, wording, samples of, examples of
    idea: idea, ideas, inspiration, designs, design, theme, themes, creative, inspo
    free: free, for free, no cost, free of charge
    trial: trial, free trial, free sample
    without: without, no, non
    child: kid, kids, child, children, toddler, toddlers, child's, children's, kid's, for kids, minor, minors, teen, teens, teenager, teenagers, boys, girls
    baby: baby, babies, newborn, infant
    senior: senior, seniors, elderly, older, older people, old people, over 60, over 50, over 70, pensioners, retirees, retired
    beginner: beginner, beginners, starter, newbie, novice, for dummies, first timers, first time, newbies
    women: women, woman, ladies, womens, women's, female
    men: men, man, mens, men's, male
    =small: small, mini, compact, narrow, tiny, little
    =large: large, big, extra large, xl
    =electric: electric, automatic, motorised, motorized, powered
    ~how: how, how to, how do you, how do i, how can i, guide, tutorial, instruction, instructions, step by step, tip, tips, yourself, ways to, best way to, what to do, how should i, how should you, how would you, basics, introduction to, introduction, overview, everything about, what should i do, getting started with
    ~why: why, why does, why do, why is, reason, reasons, cause, causes, what causes, causes of, due to, because of, caused by, trigger, triggers, origin, origins
    ~online: online, website, site, virtual, remote, remotely, internet, on the internet, digital
    ~full: complete, full, set
    ~new: new, latest, modern
    ~place: uk, usa, us, united kingdom, canada, australia, ireland
    ~which: which, what kind of, what
    -: percent, the best way, is it possible to, can you, can i, should i, most, really, does, average
    2: two, double, twin
    3: three
    4: four
    5: five
    1: one, single`,
  smallWords: `
    a an the of in on at to for from by with and is are was be been being am do does did has have had it its it's this that
    these those there here i i'm you your my our their his her we they he she me them us can could should would will shall
    may must as into about up down out off over any some all so than then just also when where who if but get go per via
    need needs`,
  plurals: [
    ['s', ''],
    ['es', ''],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['ies', 'y'],
  ],
};
