// Seed catalogue: one entry per car part; the first six are the featured products.
export const products = [
  {
    _id: "brake-disc-vented-front",
    name: "Brake disc, vented, front",
    price: 54.9,
    picture: "/parts/brake-disc-vented-front.svg",
    description:
      "Vented and cross-drilled front disc, 300 mm across and 28 mm thick, five-bolt hub. High-carbon cast iron, oiled for storage. Sold singly: fit discs in pairs. Part no. BD-3028.",
    quantity: 64,
    minimumQuantity: 2,
  },
  {
    _id: "headlight-unit-left",
    name: "Headlight unit, left",
    price: 189,
    picture: "/parts/headlight-unit-left.svg",
    description:
      "Left-hand headlight with two projector lenses, LED daytime strip and orange indicator. Polycarbonate lens, levelling motor and H7 bulbs included. For right-hand traffic. Part no. HL-2210-L.",
    quantity: 14,
    minimumQuantity: 1,
  },
  {
    _id: "suspension-strut-front",
    name: "Suspension strut with spring, front",
    price: 148.5,
    picture: "/parts/suspension-strut-front.svg",
    description:
      "Ready-built front strut: twin-tube gas damper, coil spring, bump stop, dust boot and top mount. Two-bolt knuckle bracket, no spring compressor needed. Fits either side. Part no. ST-5120.",
    quantity: 22,
    minimumQuantity: 1,
  },
  {
    _id: "alternator-120a",
    name: "Alternator, 120 A",
    price: 219,
    picture: "/parts/alternator-120a.svg",
    description:
      "14 V, 120 A alternator with built-in regulator and a six-groove pulley, 56 mm across. New unit, no old part to send back; bench-test slip in the box. Part no. AL-1206.",
    quantity: 9,
    minimumQuantity: 1,
  },
  {
    _id: "spark-plug-iridium",
    name: "Spark plug, iridium",
    price: 9.8,
    picture: "/parts/spark-plug-iridium.svg",
    description:
      "Iridium centre electrode 0.6 mm, M14 x 1.25 thread, 26.5 mm reach, 16 mm hex. Gap preset to 0.9 mm. Sold singly, from four pieces up. Part no. SP-1416.",
    quantity: 240,
    minimumQuantity: 4,
  },
  {
    _id: "oil-filter-spin-on",
    name: "Oil filter, spin-on",
    price: 8.95,
    picture: "/parts/oil-filter-spin-on.svg",
    description:
      "Spin-on canister, 76 mm across and 95 mm tall, 3/4-16 UNF thread. Bypass and anti-drain valves, sealing ring fitted. For most four-cylinder petrol engines. Part no. OF-7695.",
    quantity: 186,
    minimumQuantity: 1,
  },
  {
    _id: "brake-caliper-front-left",
    name: "Brake caliper, front left",
    price: 179,
    picture: "/parts/brake-caliper-front-left.svg",
    description:
      "Four-piston fixed caliper for discs 26 to 28 mm thick. Aluminium body, orange powder coat. Supplied with pads, retaining pin, crossover pipe and bleed screws. Part no. BC-4428-L.",
    quantity: 11,
    minimumQuantity: 1,
  },
  {
    _id: "brake-pad-set-front",
    name: "Brake pad set, front",
    price: 38.5,
    picture: "/parts/brake-pad-set-front.svg",
    description:
      "Four pads for one front axle, 131 x 58 x 18 mm. Low-dust ceramic compound, anti-squeal shims and acoustic wear tabs fitted. Discs not included. Part no. BP-4410.",
    quantity: 92,
    minimumQuantity: 1,
  },
  {
    _id: "brake-shoe-set-rear",
    name: "Brake shoe set, rear",
    price: 31.9,
    picture: "/parts/brake-shoe-set-rear.svg",
    description:
      "Four shoes for both rear drums, 203 x 38 mm, with springs, hold-down cups and adjusters; one side is shown. Bonded lining, drilled webs. Part no. BS-2038.",
    quantity: 37,
    minimumQuantity: 1,
  },
  {
    _id: "air-filter-panel",
    name: "Air filter, panel",
    price: 14.5,
    picture: "/parts/air-filter-panel.svg",
    description:
      "Flat panel filter, 292 x 198 x 42 mm, pleated paper in a moulded polyurethane frame that seals the airbox on its own. Change every 30,000 km. Part no. AF-2919.",
    quantity: 120,
    minimumQuantity: 1,
  },
  {
    _id: "cabin-filter-carbon",
    name: "Cabin filter, activated carbon",
    price: 19.9,
    picture: "/parts/cabin-filter-carbon.svg",
    description:
      "Pollen and odour filter, 254 x 224 x 36 mm. Non-woven pleats with activated carbon, arrow on the frame shows the air flow. Fits behind most glove boxes. Part no. CF-2536.",
    quantity: 88,
    minimumQuantity: 1,
  },
  {
    _id: "fuel-filter-inline",
    name: "Fuel filter, inline",
    price: 17.25,
    picture: "/parts/fuel-filter-inline.svg",
    description:
      "Inline filter for petrol injection, aluminium can 55 mm across, 8 mm hose ends and a return port. Clamp bracket included, hose clips not. Part no. FF-0855.",
    quantity: 53,
    minimumQuantity: 1,
  },
  {
    _id: "ignition-coil-pencil",
    name: "Ignition coil, pencil type",
    price: 42,
    picture: "/parts/ignition-coil-pencil.svg",
    description:
      "Coil-on-plug unit with a four-pin connector, 178 mm from seal to boot end. Silicone boot and spring fitted, one M6 fixing hole. One per cylinder. Part no. IC-1784.",
    quantity: 46,
    minimumQuantity: 1,
  },
  {
    _id: "ignition-lead-set",
    name: "Ignition lead set, four leads",
    price: 36.5,
    picture: "/parts/ignition-lead-set.svg",
    description:
      "Four 7 mm silicone leads with resistive core, 35 to 62 cm long, metal-shielded plug boots and a separator comb. For four-cylinder engines with a coil pack. Part no. IL-4070.",
    quantity: 28,
    minimumQuantity: 1,
  },
  {
    _id: "halogen-bulb-h7",
    name: "Halogen bulb H7, 55 W",
    price: 7.5,
    picture: "/parts/halogen-bulb-h7.svg",
    description:
      "12 V, 55 W bulb with a PX26d base for low or high beam, about 1,500 lm. Sold singly: change both sides together so the light matches. Part no. HB-0755.",
    quantity: 210,
    minimumQuantity: 2,
  },
  {
    _id: "tail-light-unit-right",
    name: "Tail light unit, right",
    price: 84,
    picture: "/parts/tail-light-unit-right.svg",
    description:
      "Right-hand rear light with LED tail strip, brake, indicator and reversing sections. Gasket, bulb holder and bulbs included, three M6 fixings. Part no. TL-3140-R.",
    quantity: 16,
    minimumQuantity: 1,
  },
  {
    _id: "fog-light-led-round",
    name: "Fog light, round, LED",
    price: 46,
    picture: "/parts/fog-light-led-round.svg",
    description:
      "Round 90 mm LED fog light, 12 V and 10 W, with an outer light ring. Die-cast housing sealed to IP67, steel foot bracket and two-pin plug. Sold singly. Part no. FL-9010.",
    quantity: 41,
    minimumQuantity: 1,
  },
  {
    _id: "coil-spring-front",
    name: "Coil spring, front",
    price: 47.5,
    picture: "/parts/coil-spring-front.svg",
    description:
      "Front spring, six turns of 13 mm wire, 138 mm outer diameter, 365 mm free length, standard ride height. Epoxy coated, paint marks show the rating. Change in pairs. Part no. CS-1336.",
    quantity: 1,
    minimumQuantity: 2,
  },
  {
    _id: "control-arm-lower-left",
    name: "Control arm, lower left",
    price: 68,
    picture: "/parts/control-arm-lower-left.svg",
    description:
      "Forged aluminium wishbone for the front left wheel, 352 mm long. Both bushings pressed in, ball joint fitted with an 18 mm taper pin and new nut. Part no. CA-3520-L.",
    quantity: 19,
    minimumQuantity: 1,
  },
  {
    _id: "wheel-hub-bearing-front",
    name: "Wheel hub with bearing, front",
    price: 79.9,
    picture: "/parts/wheel-hub-bearing-front.svg",
    description:
      "Bolt-on front hub with sealed double-row bearing, five M12 x 1.5 studs on a 114.3 mm circle and ABS sensor lead. Greased for life, nothing to press. Part no. WH-1145.",
    quantity: 24,
    minimumQuantity: 1,
  },
  {
    _id: "radiator-aluminium",
    name: "Radiator, aluminium core",
    price: 149,
    picture: "/parts/radiator-aluminium.svg",
    description:
      "Brazed aluminium core 600 x 380 x 26 mm between plastic tanks, 34 mm hose necks. Filler cap and drain plug included. For manual gearboxes, no oil cooler. Part no. RA-6038.",
    quantity: 8,
    minimumQuantity: 1,
  },
  {
    _id: "water-pump",
    name: "Water pump",
    price: 58.4,
    picture: "/parts/water-pump.svg",
    description:
      "Mechanical pump with a cast aluminium body, seven-vane steel impeller and six-groove pulley. Five M8 holes, sealing ring in the box. Change it with the belt. Part no. WP-0708.",
    quantity: 31,
    minimumQuantity: 1,
  },
  {
    _id: "cooling-fan-electric",
    name: "Cooling fan with shroud, electric",
    price: 97,
    picture: "/parts/cooling-fan-electric.svg",
    description:
      "12 V, 250 W radiator fan, 380 mm across, with shroud, motor and two-pin connector. Seven blades, pulls air through the core, bolts to four tabs. Part no. CN-3825.",
    quantity: 13,
    minimumQuantity: 1,
  },
  {
    _id: "car-battery-70ah",
    name: "Car battery, 70 Ah",
    price: 124.9,
    picture: "/parts/car-battery-70ah.svg",
    description:
      "12 V, 70 Ah, 640 A cold-start current, 278 x 175 x 190 mm, positive post on the right. Filled, charged and ready to fit. Old batteries go to recycling. Part no. CB-7064.",
    quantity: 26,
    minimumQuantity: 1,
  },
  {
    _id: "starter-motor-1-4kw",
    name: "Starter motor, 1.4 kW",
    price: 168,
    picture: "/parts/starter-motor-1-4kw.svg",
    description:
      "12 V, 1.4 kW gear-reduction starter with solenoid and a ten-tooth pinion. Two-bolt flange, copper terminals, new brushes and bearings. Turns clockwise. Part no. SM-1410.",
    quantity: 0,
    minimumQuantity: 1,
  },
  {
    _id: "timing-belt-kit",
    name: "Timing belt kit with sprockets",
    price: 139,
    picture: "/parts/timing-belt-kit.svg",
    description:
      "Toothed belt, 141 teeth and 25 mm wide, with spring tensioner, idler, two camshaft sprockets and the crankshaft sprocket. Bolts and fitting sheet in the box. Part no. TB-1412.",
    quantity: 17,
    minimumQuantity: 1,
  },
  {
    _id: "serpentine-belt-6pk",
    name: "Drive belt, six ribs",
    price: 18.6,
    picture: "/parts/serpentine-belt-6pk.svg",
    description:
      "Ribbed EPDM belt 6PK, 1,835 mm long and 21 mm wide, for alternator, water pump and air conditioning. Measure the old belt before you order. Part no. DB-6183.",
    quantity: 75,
    minimumQuantity: 1,
  },
  {
    _id: "wiper-blade-set-flat",
    name: "Wiper blade set, flat",
    price: 22.8,
    picture: "/parts/wiper-blade-set-flat.svg",
    description:
      "One 600 mm and one 475 mm flat blade, graphite-coated natural rubber on a steel spring strip. Two clips for hook and side-pin arms included. Part no. WB-6047.",
    quantity: 134,
    minimumQuantity: 1,
  },
];

// Seed reviews: what each kind of customer says, with the rating in halves.
export const reviews = [
  {
    _id: "taxi-fleet",
    name: "Taxi fleet, four cars",
    picture: "/reviewers/taxi-fleet.svg",
    description:
      "We go through front pads every ten weeks. BP-4410 lasts as long as what we fitted before, and the wear tabs speak up before the disc suffers.",
    revew: 5,
  },
  {
    _id: "weekend-mechanic",
    name: "Weekend mechanic",
    picture: "/reviewers/weekend-mechanic.svg",
    description:
      "The dimensions on the page were the ones in the box, down to the thread of the oil filter. I measured the old part once and ordered once.",
    revew: 4.5,
  },
  {
    _id: "courier-van",
    name: "Courier, one van",
    picture: "/reviewers/courier-van.svg",
    description:
      "An alternator on Monday, back on the road on Wednesday. Mounting holes lined up; the plug needed a firm push. No core deposit to chase.",
    revew: 4.5,
  },
  {
    _id: "village-garage",
    name: "Village garage, two lifts",
    picture: "/reviewers/village-garage.svg",
    description:
      "The strut comes built with its spring and top mount, which saves us the compressor and a good hour per side. I would like a torque sheet in the box.",
    revew: 4,
  },
  {
    _id: "driving-school",
    name: "Driving school",
    picture: "/reviewers/driving-school.svg",
    description:
      "Learners are hard on brakes and starters. Discs arrive oiled and straight, and the minimum of two stops us ordering half a job.",
    revew: 5,
  },
  {
    _id: "classic-car-owner",
    name: "Classic car owner",
    picture: "/reviewers/classic-car-owner.svg",
    description:
      "The lead set was a little long for my engine bay and I had to reroute two of them. Quality of the boots is good, and the comb keeps things tidy.",
    revew: 3.5,
  },
  {
    _id: "camper-couple",
    name: "Camper van, two people",
    picture: "/reviewers/camper-couple.svg",
    description:
      "We changed the battery on a car park with one spanner. Size and post position matched the description; it arrived charged.",
    revew: 4.5,
  },
  {
    _id: "first-time-fixer",
    name: "First-time fixer",
    picture: "/reviewers/first-time-fixer.svg",
    description:
      "I had never changed a cabin filter. The arrow in the picture is the arrow on the part, so even I could not fit it the wrong way round.",
    revew: 4,
  },
];
